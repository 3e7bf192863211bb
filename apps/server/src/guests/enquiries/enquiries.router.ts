import {
  arrivedCatering,
  arrivedContactMessage,
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
  writeReplyInput,
} from '@tiffin/contract'
import { withdrawForm } from '../../platform/form-guard.ts'
import { open, permitted, router } from '../../platform/procedures.ts'
import { regionOf } from '../../platform/read-settings.ts'
import { catering, cateringReference, findRequestOf, listCateringRows, presentCatering } from './catering.ts'
import { answerEnquiry, changeEnquiryState, deleteEnquiry, getEnquiry } from './handle-enquiry.ts'
import { findMessageOf, listMessageRows, messages, presentMessage } from './messages.ts'
import { sendMessage, requestCatering } from './send-message.ts'

export const messagesRouter = router({
  send: open
    .input(sendContactMessageInput)
    .output(sentContactMessage)
    .mutation(async ({ ctx, input }) => ({ _id: (await sendMessage(ctx, input)).id })),
  withdraw: open
    .input(sendContactMessageInput)
    .output(arrivedContactMessage)
    .mutation(async ({ ctx, input: { form: _signals, ...content } }) => {
      const found = await withdrawForm(ctx, content, findMessageOf)
      return { arrived: found && { _id: found.id } }
    }),
  list: permitted('enquiries')
    .input(listMessagesInput)
    .output(messageList)
    .query(async ({ ctx, input }) => {
      const region = await regionOf(ctx)
      const { rows, ...counts } = await listMessageRows(ctx.db, input)
      return { messages: rows.map((row) => presentMessage(row, region)), ...counts }
    }),
  get: permitted('enquiries')
    .input(messageInput)
    .output(messageRecord)
    .query(({ ctx, input }) => getEnquiry(ctx.db, messages, input.id)),
  answer: permitted('enquiries')
    .input(writeReplyInput)
    .output(messageRecord)
    .mutation(async ({ ctx, input }) => {
      await answerEnquiry(ctx, messages, input)
      return getEnquiry(ctx.db, messages, input.id)
    }),
  changeState: permitted('enquiries')
    .input(changeMessageStateInput)
    .output(messageRecord)
    .mutation(async ({ ctx, input }) => {
      await changeEnquiryState(ctx, messages, input)
      return getEnquiry(ctx.db, messages, input.id)
    }),
  delete: permitted('enquiries')
    .input(messageInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deleteEnquiry(ctx, messages, input.id)
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
  withdraw: open
    .input(requestCateringInput)
    .output(arrivedCatering)
    .mutation(async ({ ctx, input: { form: _signals, ...content } }) => {
      const found = await withdrawForm(ctx, content, findRequestOf)
      return { arrived: found && { _id: found.id, reference: cateringReference(found) } }
    }),
  list: permitted('enquiries')
    .input(listCateringInput)
    .output(cateringList)
    .query(async ({ ctx, input }) => {
      const region = await regionOf(ctx)
      const { rows, ...counts } = await listCateringRows(ctx.db, input)
      return { requests: rows.map((row) => presentCatering(row, region)), ...counts }
    }),
  get: permitted('enquiries')
    .input(cateringInput)
    .output(cateringRecord)
    .query(({ ctx, input }) => getEnquiry(ctx.db, catering, input.id)),
  answer: permitted('enquiries')
    .input(writeReplyInput)
    .output(cateringRecord)
    .mutation(async ({ ctx, input }) => {
      await answerEnquiry(ctx, catering, input)
      return getEnquiry(ctx.db, catering, input.id)
    }),
  changeState: permitted('enquiries')
    .input(changeCateringStateInput)
    .output(cateringRecord)
    .mutation(async ({ ctx, input }) => {
      await changeEnquiryState(ctx, catering, input)
      return getEnquiry(ctx.db, catering, input.id)
    }),
  delete: permitted('enquiries')
    .input(cateringInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await deleteEnquiry(ctx, catering, input.id)
      return { done: true }
    }),
})
