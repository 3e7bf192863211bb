import {
  cateringInput,
  cateringList,
  cateringRecord,
  changeCateringStateInput,
  changeMessageStateInput,
  done,
  listCateringInput,
  listMessagesInput,
  messageInput,
  messageList,
  messageRecord,
  requestCateringInput,
  requestedCatering,
  sendContactMessageInput,
  sentContactMessage,
  writeLetterInput,
} from '@tiffin/contract'
import { open, permitted, router } from '../../platform/procedures.ts'
import { answerCatering } from './answer-catering.ts'
import { answerMessage } from './answer-message.ts'
import { listCateringRows } from './catering-queries.ts'
import { changeCateringState } from './change-catering-state.ts'
import { changeMessageState } from './change-message-state.ts'
import { deleteCatering } from './delete-catering.ts'
import { deleteMessage } from './delete-message.ts'
import { getCatering } from './get-catering.ts'
import { getMessage } from './get-message.ts'
import { listMessageRows } from './message-queries.ts'
import { cateringReference, presentCatering } from './present-catering.ts'
import { presentMessage } from './present-message.ts'
import { requestCatering } from './request-catering.ts'
import { sendMessage } from './send-message.ts'

export const messagesRouter = router({
  send: open
    .input(sendContactMessageInput)
    .output(sentContactMessage)
    .mutation(async ({ ctx, input }) => ({ _id: (await sendMessage(ctx, input)).id })),
  list: permitted('enquiries')
    .input(listMessagesInput)
    .output(messageList)
    .query(async ({ ctx, input }) => {
      const { rows, ...counts } = await listMessageRows(ctx.db, input)
      return { messages: rows.map(presentMessage), ...counts }
    }),
  get: permitted('enquiries')
    .input(messageInput)
    .output(messageRecord)
    .query(({ ctx, input }) => getMessage(ctx.db, input.id)),
  answer: permitted('enquiries')
    .input(writeLetterInput)
    .output(messageRecord)
    .mutation(async ({ ctx, input }) => {
      await answerMessage(ctx, input)
      return getMessage(ctx.db, input.id)
    }),
  changeState: permitted('enquiries')
    .input(changeMessageStateInput)
    .output(messageRecord)
    .mutation(async ({ ctx, input }) => {
      await changeMessageState(ctx, input)
      return getMessage(ctx.db, input.id)
    }),
  delete: permitted('enquiries')
    .input(messageInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deleteMessage(ctx, input.id)
      return { done: true }
    }),
})

export const cateringRouter = router({
  request: open
    .input(requestCateringInput)
    .output(requestedCatering)
    .mutation(async ({ ctx, input }) => {
      const made = await requestCatering(ctx, input)
      return { _id: made.id, reference: cateringReference(made) }
    }),
  list: permitted('enquiries')
    .input(listCateringInput)
    .output(cateringList)
    .query(async ({ ctx, input }) => {
      const { rows, ...counts } = await listCateringRows(ctx.db, input)
      return { requests: rows.map(presentCatering), ...counts }
    }),
  get: permitted('enquiries')
    .input(cateringInput)
    .output(cateringRecord)
    .query(({ ctx, input }) => getCatering(ctx.db, input.id)),
  answer: permitted('enquiries')
    .input(writeLetterInput)
    .output(cateringRecord)
    .mutation(async ({ ctx, input }) => {
      await answerCatering(ctx, input)
      return getCatering(ctx.db, input.id)
    }),
  changeState: permitted('enquiries')
    .input(changeCateringStateInput)
    .output(cateringRecord)
    .mutation(async ({ ctx, input }) => {
      await changeCateringState(ctx, input)
      return getCatering(ctx.db, input.id)
    }),
  delete: permitted('enquiries')
    .input(cateringInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deleteCatering(ctx, input.id)
      return { done: true }
    }),
})
