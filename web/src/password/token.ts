/** The token of a reset link; null where the link is not whole. Google's Identity Platform calls it `oobCode`. */
export function readToken(parameters: URLSearchParams): string | null {
  return parameters.get('token') || parameters.get('oobCode') || null
}
