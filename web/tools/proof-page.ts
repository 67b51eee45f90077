/** One more page of the build, in a single file: it checks the proof of a game and knows no server. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { firstWords } from './first-words.ts'

const folder = join(import.meta.dirname, '../src/proof')
const PLACE = '/* script */'

export function proofPage(): Plugin {
  return {
    name: 'proof-page',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'proof.html', source: await page() })
    },
  }
}

/** The page with all that it needs in it. */
async function page(): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [firstWords(false)],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(folder, 'page.ts'), formats: ['iife'], name: 'proof' },
    },
  })) as Rolldown.RolldownOutput[]
  const script = made.flatMap(({ output }) => output).find((one) => one.type === 'chunk')
  if (script?.type !== 'chunk') throw new Error('the page of the proof has no script')
  const code = script.code.replaceAll('</script', '<\\/script')
  return readFileSync(join(folder, 'page.html'), 'utf8').replace(PLACE, () => code)
}
