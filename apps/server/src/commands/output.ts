export interface Output {
  /**
   * Prints the command's answer: the text for people, the value for a script that passed `--json`. Once, or a line for
   * each thing that happens while the command runs.
   */
  answer(text: string, value: unknown): void
  /** Prints a note along the way, such as progress. Never part of the answer. */
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
