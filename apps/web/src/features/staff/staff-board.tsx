import { CardSection } from '../../ui/card-section.tsx'
import { InviteForm } from './invite-form.tsx'
import { StaffList } from './staff-list.tsx'
import classes from './staff-board.module.css'

/** Who works here, and as what. */
export function StaffBoard() {
  return (
    <div className={classes.columns}>
      <CardSection
        title="Invite a colleague"
        lead="They get a link by mail, good for three days, to choose a password."
      >
        <InviteForm />
      </CardSection>
      <StaffList />
    </div>
  )
}
