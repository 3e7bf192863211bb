import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import licenceTexts from 'spdx-license-list/full.js'
import type { CopiedPackage } from './copy-packages.ts'

/** Written by the builds: the licences of what they bundled. */
const ofBuilds = [
  'apps/server/dist/licenses.md',
  'apps/web/dist/client/.vite/license.md',
  'apps/web/dist/client/.vite/license-admin.md',
  'apps/web/dist/client/.vite/license-still.md',
  'apps/web/dist/server/.vite/license.md',
]

// Also part of the built pages, although no module imports them: fonts, and the service worker's code.
const besides = [
  ...'bricolage-grotesque figtree fraunces inter lora nunito-sans outfit playfair-display source-sans-3'
    .split(' ')
    .map((family) => `@fontsource-variable/${family}`),
  'workbox-build',
]

/** The licences of everything in the archive that is not ours, each package once, and of Node. */
export async function listLicences(root: string, copied: CopiedPackage[]): Promise<string> {
  const sections = new Map<string, string>()
  for (const file of ofBuilds) {
    const [, ...parts] = (await readFile(join(root, file), 'utf8')).split(/^## (?=\S+ - \d)/m)
    for (const part of parts) {
      const [title = '', ...text] = part.split('\n')
      sections.set(title, text.join('\n').trim())
    }
  }
  const inWeb = besides.map((name) => readPackage(join(root, 'apps/web/node_modules', name)))
  for (const { name, version, license, folder } of [...copied, ...(await Promise.all(inWeb))]) {
    sections.set(`${name} - ${version} (${license})`, await licenceIn(folder))
  }
  const others = [...sections.keys()]
    .toSorted()
    .map((title) => `## ${title}\n\n${sections.get(title) || standardText(title)}`)
  const node = await readFile(join(root, 'deploy/node-license.txt'), 'utf8')
  const head = '# Third-party software\n\nTiffin itself is under the licence in LICENSE. With it come:'
  return `${[head, ...others, `## Node.js - ${process.versions.node}\n\n${node.trim()}`].join('\n\n')}\n`
}

/** Some packages only name their licence. */
function standardText(title: string): string {
  const [, id = ''] = /\(([\w.-]+)\)$/.exec(title) ?? []
  const text = licenceTexts[id]?.licenseText
  if (text === undefined) throw new Error(`${title} has no licence text, and its licence is none of SPDX.`)
  return text.trim()
}

async function readPackage(folder: string): Promise<CopiedPackage> {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as CopiedPackage
  return { name, version, license, folder }
}

async function licenceIn(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|notice)/i.test(file)).toSorted()
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n\n')
}
