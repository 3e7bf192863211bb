import type { Repository } from './read-repository.ts'

/** The folder of each package that has tests. A missing report is noticed, whatever its runner's exit code. */
export function listTested({ paths }: Pick<Repository, 'paths'>): string[] {
  const folders = paths
    .filter((path) => path.endsWith('/package.json'))
    .map((path) => path.slice(0, -'/package.json'.length))
  const tests = paths.filter((path) => /\.test\.tsx?$/.test(path))
  return folders.filter((folder) => tests.some((path) => path.startsWith(`${folder}/`)))
}
