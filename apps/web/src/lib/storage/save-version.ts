interface RecordCalls<Input, Answer> {
  create: { mutate: (input: Input) => Promise<Answer> }
  change: { mutate: (input: Input & { id: string; version: number }) => Promise<Answer> }
}

/** Creates a record, or changes the version of it that was edited: over a newer one the server saves nothing. */
export const saveVersion =
  <Input, Answer>({ create, change }: RecordCalls<Input, Answer>) =>
  (input: Input, base: { _id: string; version: number } | null): Promise<Answer> =>
    base === null ? create.mutate(input) : change.mutate({ ...input, id: base._id, version: base.version })
