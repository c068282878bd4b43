/** The ways in which a customer came: at the counter, by phone, or through the web or a mail. */
export const referralModes = ['desk', 'phone', 'web'] as const
export type ReferralMode = (typeof referralModes)[number]
