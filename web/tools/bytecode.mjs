/**
 * An archive of Python sources, compiled: node tools/bytecode.mjs IN.zip OUT.zip
 *
 * The Python that will run it compiles it, under node, so that no browser has to. Sources stay behind; the archive is the
 * same whenever its contents are.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const COMPILE = `
import compileall, io, pathlib, py_compile, zipfile

def compiled(folder):
    kept = py_compile.PycInvalidationMode.UNCHECKED_HASH
    assert compileall.compile_dir(folder, quiet=1, legacy=True, stripdir=folder, invalidation_mode=kept)
    out, top = io.BytesIO(), pathlib.Path(folder)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(top.rglob("*")):
            if file.is_file() and file.suffix != ".py":
                name = zipfile.ZipInfo(str(file.relative_to(top)), (1980, 1, 1, 0, 0, 0))
                archive.writestr(name, file.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()
compiled
`
const FOLDER = '/house'
const [from, to] = process.argv.slice(2)
const python = await loadPyodide()
python.unpackArchive(new Uint8Array(readFileSync(from)), 'zip', { extractDir: FOLDER })
const bytes = python.runPython(COMPILE)(FOLDER)
writeFileSync(to, bytes.toJs())
