/** . */
export default function MappingsPage() {
  return null
}
