/** The languages of the house, each in its own name. */
export const LANGUAGES = [
  { key: 'en', name: 'English' },
  { key: 'de', name: 'Deutsch' },
  { key: 'nl', name: 'Nederlands' },
  { key: 'it', name: 'Italiano' },
  { key: 'fr', name: 'Français' },
] as const
