import { Anchor } from '@mantine/core'

/** Links that write to a guest, and call one who left a number. */
export const GuestContact = ({ email, phone }: { email: string; phone?: string | undefined }) => (
  <>
    <Anchor href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</Anchor>
    {phone !== undefined && <Anchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Anchor>}
  </>
)
