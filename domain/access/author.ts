/**
 * The author of a step: a member of the company, a program with an API key, a customer on their own page, or a job of
 * the server. Stored with each step, and never derived from a user that is absent.
 */
export type AuthorKind = 'member' | 'program' | 'customer' | 'job'
