export const signInAt = (name: string) => `Mit ${name} anmelden`
export const signUpAt = (name: string) => `Mit ${name} registrieren`
export const signOutAt = 'Auch beim Anbieter abmelden'
