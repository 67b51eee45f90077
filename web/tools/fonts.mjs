// Cuts the fonts down to the letters of our five languages: node tools/fonts.mjs (runs before dev and build)
// What else somebody may write, in chat or as a name, comes from the whole files, which are fetched only then.
// It also writes src/styles/fonts/fonts.css, which names the files.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import subset from 'subset-font'

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
const LETTERS = 'ÄÖÜäöüßÀÈÉÌÒÙÂÊÎÔÛÇŒÆÑàèéìòùâêîôûëïçœæáíóúñ'
const SIGNS = '\u00a0«»„“”‘’–—…·•×−→←±°›‹'
const FIGURES = '0123456789 +-−×–/.,%():'
const LETTERING = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .’'
const ACCENTED = 'ÀÈÉÒÆŒÄÖÜàèéìòùäöüæœ'
const TITLES = ` !"'(),-./:;?&ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz“”‘’–—…·`
/** Numbers that stand in line and in columns, and letters that fit each other; small capitals and the like weigh much and are not used. */
const FEATURES = ['ccmp', 'locl', 'kern', 'liga', 'mark', 'mkmk', 'lnum', 'tnum']
const FONTS = {
  'fell.woff2': ['@fontsource/im-fell-english/files/im-fell-english-latin-400-normal', TITLES],
  'fell-accents.woff2': ['@fontsource/im-fell-english/files/im-fell-english-latin-400-normal', LETTERS],
  'fell-italic.woff2': ['@fontsource/im-fell-english/files/im-fell-english-latin-400-italic', LETTERING],
  'fell-italic-accents.woff2': ['@fontsource/im-fell-english/files/im-fell-english-latin-400-italic', ACCENTED],
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
  'sans-500.woff2': ['@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal', ASCII + SIGNS],
  'sans-500-accents.woff2': ['@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal', LETTERS],
  'sans-700.woff2': ['@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal', ASCII + SIGNS],
  'sans-700-accents.woff2': ['@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal', LETTERS],
  'sans-800.woff2': ['@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal', FIGURES],
}

const FELL = '"Fell"'
const GARAMOND = '"EB Garamond Variable"'
const SANS = '"Alegreya Sans"'
const ANY_WEIGHT = { 'font-weight': '400 800' }
const ITALIC = { 'font-style': 'italic' }
const DIGITS = { 'unicode-range': 'U+0030-0039' }
/** Letters with an accent come apart: in English hardly any is written, and the old ones weigh much. */
const ACCENTS = { 'unicode-range': 'U+00C0-00D6, U+00D8-00F6, U+00F8-00FF, U+0152-0153' }
const REST_OF_LATIN = '@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-normal.woff2'
/** The figures of IM Fell hang, so 0-9 come from EB Garamond and numbers line up. The heaviest sans is for figures alone. */
const FACES = [
  [FELL, './fell.woff2', {}],
  [FELL, './fell-italic.woff2', ITALIC],
  [FELL, './fell-accents.woff2', ACCENTS],
  [FELL, './fell-italic-accents.woff2', { ...ITALIC, ...ACCENTS }],
  [FELL, './garamond.woff2', DIGITS],
  [FELL, './figures-italic.woff2', { ...ITALIC, ...DIGITS }],
  [GARAMOND, './garamond.woff2', ANY_WEIGHT],
  [GARAMOND, './garamond-italic.woff2', ITALIC],
  [GARAMOND, REST_OF_LATIN, { ...ANY_WEIGHT, 'unicode-range': 'U+0100-0151, U+0154-024F, U+1E00-1EFF' }],
  [SANS, './sans-500.woff2', { 'font-weight': 500 }],
  [SANS, './sans-700.woff2', { 'font-weight': 700 }],
  [SANS, './sans-700.woff2', { 'font-weight': 800 }],
  [SANS, './sans-500-accents.woff2', { 'font-weight': 500, ...ACCENTS }],
  [SANS, './sans-700-accents.woff2', { 'font-weight': 700, ...ACCENTS }],
  [SANS, './sans-700-accents.woff2', { 'font-weight': 800, ...ACCENTS }],
  [
    SANS,
    './sans-800.woff2',
    {
      'font-weight': 800,
      'unicode-range': 'U+0020, U+0025, U+0028-0029, U+002B-003A, U+00D7, U+2013, U+2212',
    },
  ],
]

/** Figures line up here, because every `font` in a style sheet forgets it. */
function face([family, file, more]) {
  const src = `url("${file}") format("woff2")`
  const rules = { 'font-family': family, 'font-feature-settings': '"lnum"', 'font-display': 'swap', ...more, src }
  const lines = Object.entries(rules).map(([name, value]) => `  ${name}: ${value};\n`)
  return `@font-face {\n${lines.join('')}}\n`
}

/** When a file was written; long ago if it is not there. */
const cutAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

const folder = new URL('../src/styles/fonts/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, [source, text, variationAxes]] of Object.entries(FONTS)) {
  if (cutAt(new URL(name, folder)) > cutAt(new URL(import.meta.url))) continue
  const whole = readFileSync(new URL(`../node_modules/${source}.woff2`, import.meta.url))
  const cut = await subset(whole, text, {
    targetFormat: 'woff2',
    keepFeatures: name.startsWith('fell') ? [] : FEATURES, // its ligatures weigh an eighth of it
    noHinting: true,
    variationAxes,
  })
  writeFileSync(new URL(name, folder), cut)
}
writeFileSync(new URL('fonts.css', folder), FACES.map(face).join(''))
