export interface Output {
  /** What the command answers, once: the text for people, the value for a script that asked with `--json`. */
  answer(text: string, value: unknown): void
  /** A word on the way, such as how far it is. Never part of the answer. */
  note(text: string): void
}

interface Streams {
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown }
}

export const createOutput = ({ stdout, stderr }: Streams, { isJson }: { isJson: boolean }): Output => ({
  answer: (text, value) => stdout.write(`${isJson ? JSON.stringify(value) : text}\n`),
  note: (text) => stderr.write(`${text}\n`),
})
