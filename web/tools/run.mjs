// Runs a program in TypeScript: node tools/run.mjs FILE [ARGUMENT ...]
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const { module } = await runnerImport(resolve(process.argv[2]))
await module.main(process.argv.slice(3))
process.exit(process.exitCode ?? 0)
