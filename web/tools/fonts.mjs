// Cuts the fonts down to the letters of our five languages: node tools/fonts.mjs (runs before dev and build)
// What else somebody may write, in chat or as a name, comes from the whole files, which are fetched only then.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subset from 'subset-font'

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
const LETTERS = 'ÄÖÜäöüßÀÈÉÌÒÙÂÊÎÔÛÇŒÆÑàèéìòùâêîôûëïçœæáíóúñ'
const SIGNS = '\u00a0«»„“”‘’–—…·•×−→←±°›‹'
const FIGURES = '0123456789 +-−×–/.,%():'
const LETTERING = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz ÀÈÉÒÆŒÄÖÜàèéìòùäöüæœ.’'
const TITLES = ` !"'(),-./:;?&ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz${LETTERS}“”‘’–—…·`
/** Numbers that stand in line and in columns, and letters that fit each other; small capitals and the like weigh much and are not used. */
const FEATURES = ['ccmp', 'locl', 'kern', 'liga', 'mark', 'mkmk', 'lnum', 'tnum']
const FONTS = {
  'fell.woff2': ['@fontsource/im-fell-english/files/im-fell-english-latin-400-normal', TITLES],
  'fell-italic.woff2': ['@fontsource/im-fell-english/files/im-fell-english-latin-400-italic', LETTERING],
  'garamond.woff2': ['@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal', ASCII + LETTERS + SIGNS],
  'garamond-italic.woff2': [
    '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic',
    ASCII + LETTERS + SIGNS,
    { wght: 400 },
  ],
  'figures-italic.woff2': [
    '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic',
    '0123456789',
    { wght: 400 },
  ],
  'sans-500.woff2': ['@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal', ASCII + LETTERS + SIGNS],
  'sans-700.woff2': ['@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal', ASCII + LETTERS + SIGNS],
  'sans-800.woff2': ['@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal', FIGURES],
}

const folder = new URL('../src/styles/fonts/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, [source, text, variationAxes]] of Object.entries(FONTS)) {
  if (existsSync(new URL(name, folder)) && !process.argv.includes('--anew')) continue
  const whole = readFileSync(new URL(`../node_modules/${source}.woff2`, import.meta.url))
  const cut = await subset(whole, text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes,
  })
  writeFileSync(new URL(name, folder), cut)
  console.log(`${name}: ${whole.length} → ${cut.length}`)
}
