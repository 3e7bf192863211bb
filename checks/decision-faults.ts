import type { Repository } from './read-repository.ts'

// Checks that the decisions, one file each, and their index agree.

const FOLDER = 'docs/decisions'
const MAX_DECISIONS = 60
const SECTIONS = ['Context', 'Options considered', 'Decision', 'Consequences']

interface Decision {
  file: string
  title: string
  text: string
  supersedes: string | undefined
  supersededBy: string | undefined
}

/** Lists what is wrong with the decisions, one sentence each. */
export async function findDecisionFaults(repository: Pick<Repository, 'paths' | 'read'>): Promise<string[]> {
  const files = repository.paths
    .filter((path) => /^docs\/decisions\/\d{4}-[\w-]+\.md$/.test(path))
    .map((path) => path.slice(FOLDER.length + 1))
    .toSorted()
  const decisions = await Promise.all(
    files.map(async (file) => parseDecision(file, await repository.read(`${FOLDER}/${file}`))),
  )
  return [
    ...(files.length > MAX_DECISIONS
      ? [`${files.length} decisions are more than ${MAX_DECISIONS}: merge some`]
      : []),
    ...checkNumbers(files),
    ...decisions.flatMap((decision) => checkForm(decision)),
    ...decisions.flatMap((decision) => checkSuccession(decision, decisions)),
    ...checkIndex(await repository.read(`${FOLDER}/README.md`), decisions),
  ]
}

function parseDecision(file: string, text: string): Decision {
  const [, status = ''] = /^Status: (.+)$/m.exec(text) ?? []
  return {
    file,
    title: /^# (.+)$/m.exec(text)?.[1] ?? '',
    text,
    supersedes: /supersedes \[\d+\]\(([\w.-]+)\)/.exec(status)?.[1],
    supersededBy: /superseded by \[\d+\]\(([\w.-]+)\)/.exec(status)?.[1],
  }
}

const checkNumbers = (files: string[]) =>
  files
    .filter((file, index) => Number(file.slice(0, 4)) !== index + 1)
    .slice(0, 1)
    .map((file) => `${file}: numbers go up by one`)

function checkForm({ file, text }: Decision) {
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title ?? '')
  const hasStatus = /^Status: (accepted|superseded by ).*\. Date: \d{4}-\d\d-\d\d\.$/m.test(text)
  return [
    ...(hasStatus ? [] : [`${file}: no status and date`]),
    ...(sections.join() === SECTIONS.join() ? [] : [`${file}: its sections are not ${SECTIONS.join(', ')}`]),
  ]
}

function checkSuccession({ file, supersedes, supersededBy }: Decision, all: Decision[]) {
  const newer = all.find((other) => other.file === supersededBy)
  const older = all.find((other) => other.file === supersedes)
  return [
    ...(supersededBy && newer?.supersedes !== file ? [`${file}: ${supersededBy} does not link back`] : []),
    ...(supersedes && older?.supersededBy !== file ? [`${file}: ${supersedes} does not link back`] : []),
  ]
}

function checkIndex(index: string, decisions: Decision[]) {
  const expected = decisions.map(
    ({ file, title, supersededBy }) =>
      `- ${Number(file.slice(0, 4))} [${title}](${file})${supersededBy ? ' (superseded)' : ''}`,
  )
  const lines = index.split('\n').filter((line) => /^- \d/.test(line))
  return [
    ...expected.filter((line) => !lines.includes(line)).map((line) => `README.md lacks: ${line}`),
    ...lines.filter((line) => !expected.includes(line)).map((line) => `README.md has no file for: ${line}`),
  ]
}
