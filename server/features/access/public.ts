/** The exports of accounts for other features. */
export { checkMailBudget, fitsAutomaticMail } from './mail-budget/mail-budget.ts'
export { checkCompanyProven, isCompanyProven, keepProof } from './proof.ts'
export { joinAsFounder, memberName } from './queries.ts'
export { hashToken } from './sign-in/session.ts'
export { type CallLimit, countCall } from './sign-in/throttle.ts'
export { findAdmin, listAdmins } from './team/admin-queries.ts'
export { person } from './team/colleague.ts'
export { deleteViewsNaming } from './views/view-queries.ts'
