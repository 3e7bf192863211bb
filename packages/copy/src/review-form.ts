/** The text around a customer's own review: a file of its own, because only the page of a dish needs it. */
export const reviewFormCopy = {
  whoMay: 'Customers who have picked up this dish can review it.',
  headingForGuests: 'Have you tried it?',
  logIn: 'Log in to review',
  headingForBuyers: 'How did it taste?',
  invitation: 'You’ve had this dish. Tell others what to expect.',
  open: 'Write a review',
  starsLabel: 'Your stars',
  starNames: ['Not for me', 'Could be better', 'Good', 'Very good', 'The best'],
  star: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  textLabel: 'Your review',
  textHint: 'What did you like, and what not? Your first name is shown with it.',
  send: 'Send review',
  sending: 'Sending...',
  cancel: 'Cancel',
  failed: 'Your review could not be sent',
  loadFailed: 'Your review could not be loaded.',
}

export const ownReviewCopy = {
  heading: 'Your review',
  pending: 'Thank you! Your review will appear once we have read it.',
  approved: 'It’s public. If you edit it, we review it again.',
  hidden: 'This review is not shown. If you edit it, we’ll review it again.',
  change: 'Edit',
  withdraw: 'Delete',
  withdrawQuestion: 'Delete your review permanently?',
  withdrawYes: 'Yes, delete it',
  withdrawBusy: 'One moment...',
  withdrawNo: 'Keep it',
  withdrawn: 'Your review has been deleted',
  withdrawFailed: 'Your review could not be deleted.',
}
