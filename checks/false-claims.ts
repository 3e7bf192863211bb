import { posix } from 'node:path'
import type { Repository } from './read-repository.ts'

// Checks what a document says about this repository: paths, npm commands, links. Parses just enough Markdown for that.

/** Lists a document's false claims, one sentence each. */
export async function findFalseClaims(path: string, repository: Repository): Promise<string[]> {
  const text = await repository.read(path)
  const { code, prose } = splitCode(text)
  return [
    ...code
      .flatMap((snippet) => npmScriptsIn(snippet))
      .flatMap((script) => checkNpmScript(script, repository)),
    ...code.flatMap((snippet) => namesIn(snippet)).flatMap((name) => checkName(name, repository)),
    ...(await Promise.all(linksIn(prose).map((link) => checkLink(link, path, repository)))).flat(),
  ]
}

function splitCode(text: string) {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, block]) => block ?? '')
  const flowing = text.replaceAll(/^```\w*\n[\s\S]*?^```/gm, '')
  const spans = [...flowing.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? '')
  return { code: [...blocks, ...spans], prose: flowing.replaceAll(/`[^`\n]+`/g, 'code') }
}

const npmScriptsIn = (snippet: string) =>
  [...snippet.matchAll(/(?<![\w-])npm (?:run )?[a-z][\w:-]*/g)].map(([script]) => script)

const npmsOwn = ['install', 'ci', 'exec', 'audit', 'outdated', 'view', 'pack', 'run']

function checkNpmScript(script: string, { scripts }: Repository) {
  const name = script.split(' ').at(-1) ?? ''
  const isKnown = scripts.includes(name) || (!script.startsWith('npm run ') && npmsOwn.includes(name))
  return isKnown ? [] : [`\`${script}\`: package.json has no script "${name}"`]
}

/** Words that could be a path: `docs/security.md`, `guests/<noun>/`, `place-order.ts`, `@tiffin/contract`. */
const namesIn = (snippet: string) =>
  snippet.split(/[\s,;()│├└─·]+/).filter((token) => /^@?[\w.<>*…-]+(\/[\w.<>*…$-]*)*$/.test(token))

const ownExtension = /\.(ts|tsx|md|json|ya?ml|sql|css)$/

function checkName(name: string, { paths, packages }: Repository) {
  if (name.startsWith('@tiffin/')) {
    const named = name.split('/').slice(0, 2).join('/')
    return packages.includes(named) ? [] : [`\`${name}\`: no package has this name`]
  }
  const first = name.split('/', 1)[0] ?? ''
  const isOurs = paths.some((path) => path === first || path.endsWith(`/${first}`))
  const speaksOfUs = ownExtension.test(name) || (name.includes('/') && isOurs)
  if (!speaksOfUs || name.startsWith('/') || name.startsWith('@')) return []
  return paths.some((path) => matches(path, name)) ? [] : [`\`${name}\`: nothing here has this name`]
}

/** A name may omit its leading folders, and contain placeholders: `guests/<noun>/present-<noun>.ts`. */
function matches(path: string, name: string) {
  const wanted = name.replace(/^\.\//, '').replace(/\/$/, '').split('/')
  const offered = path.split('/').slice(-wanted.length)
  return (
    wanted.length === offered.length && wanted.every((part, index) => partMatches(offered[index] ?? '', part))
  )
}

function partMatches(offered: string, wanted: string) {
  const literals = wanted.split(/<[^>]*>|\*+|…/).map((text) => RegExp.escape(text))
  return new RegExp(`^${literals.join('.+')}$`).test(offered)
}

const linksIn = (prose: string) =>
  [...prose.matchAll(/\]\(([^)\s]+)[^)]*\)|^\[[^\]]+\]:\s*(\S+)|(?:src|href)="([^"]+)"/gm)].map(
    ([, inline, reference, html]) => inline ?? reference ?? html ?? '',
  )

async function checkLink(link: string, from: string, { paths, read }: Repository) {
  if (/^[a-z][\w+.-]*:/i.test(link)) return []
  const [file = '', heading] = link.split('#', 2)
  const target = file === '' ? from : posix.join(posix.dirname(from), file).replace(/\/$/, '')
  if (!paths.includes(target)) return [`(${link}): the link leads nowhere`]
  if (heading === undefined) return []
  return headingsOf(await read(target)).includes(heading) ? [] : [`(${link}): ${target} has no such heading`]
}

/** The anchors that GitHub gives to a document's headings. */
const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    (title ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
