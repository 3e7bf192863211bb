import type { SiteSettings } from '@tiffin/contract'

/** The text of the contact form. */
export const contactFormCopy = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone (optional)',
  phoneHint: 'If you would rather be called back.',
  message: 'Message',
  messageHint: 'If it’s about a current order, calling is faster than writing.',
  send: 'Send Message',
  sending: 'Sending...',
  sent: {
    heading: 'Message Sent!',
    text: 'Thank you for writing. We’ll read it and reply within 24 hours.',
    again: 'Send Another Message',
  },
  arrived: {
    text: 'Your earlier message has arrived after all. Would you like to send this one as well?',
    sendAgain: 'Send this one too',
  },
  failure: {
    title: 'Your message was not sent.',
    /** Shown after the reason, if there is one. */
    advice: ({ contact }: SiteSettings) =>
      `Everything you typed is still here. Or call us at ${contact.phone.display}.`,
  },
  noReason: 'We got no response. Please check your connection.',
}
