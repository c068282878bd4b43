/** The reason for which a customer in a dispute stays, with their rentals. */
export const inDispute = { code: 'dispute', fr: 'un litige est en cours', en: 'there is an ongoing dispute', rank: 6 }

/** The reason for which a customer with documents stays. */
export const withDocument = { code: 'document', fr: 'un document est conservé', en: 'a document is kept', rank: 3 }

/** The reason for which a customer stays into whom another one was merged, or who was merged. */
export const wasMerged = { code: 'merged', fr: 'une fusion le concerne', en: 'a merge concerns them', rank: 5 }
