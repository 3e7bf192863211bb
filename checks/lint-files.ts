import { execFile } from 'node:child_process'
import { cp, glob, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('..', import.meta.url))
const oxlint = join(repository, 'node_modules/.bin/oxlint')

export type Finding = { file: string; message: string }

/** The rule files of the repository, by path. */
export async function listRuleFiles() {
  const found = glob('**/.oxlintrc.json', { cwd: repository, exclude: ['**/node_modules', '**/dist'] })
  return Array.fromAsync(found)
}

/**
 * Lints the given sources as if they were in this repository, in a copy that contains only its rule files. `options` are more
 * of oxlint's.
 */
export async function lintFiles(
  sources: Record<string, string>,
  options: readonly string[] = [],
): Promise<Finding[]> {
  const copy = await mkdtemp(join(tmpdir(), 'tiffin-fences-'))
  try {
    for (const rules of await listRuleFiles()) {
      await cp(join(repository, rules), join(copy, rules))
    }
    for (const [file, source] of Object.entries({ 'tsconfig.json': '{}', ...sources })) {
      await mkdir(dirname(join(copy, file)), { recursive: true })
      await writeFile(join(copy, file), source)
    }
    return readFindings(await runOxlint(copy, options))
  } finally {
    await rm(copy, { recursive: true })
  }
}

function runOxlint(folder: string, options: readonly string[]) {
  return new Promise<string>((resolve, reject) => {
    const settings = { cwd: folder, maxBuffer: 2 ** 26 }
    execFile(oxlint, ['--format=json', ...options], settings, (error, stdout, stderr) => {
      // Exit code 1 means "found something"; without a report it found nothing because it did not run.
      if (stdout.startsWith('{')) resolve(stdout)
      else reject(new Error(`oxlint gave no report: ${stdout}${stderr}`, { cause: error }))
    })
  })
}

function readFindings(report: string): Finding[] {
  const { diagnostics } = JSON.parse(report) as {
    diagnostics: { filename: string; message: string; help?: string }[]
  }
  return diagnostics.map(({ filename, message, help }) => ({
    file: filename,
    message: `${message} ${help ?? ''}`,
  }))
}
