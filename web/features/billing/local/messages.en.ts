import type { fr } from './messages.fr.ts'

export const en = {
  mark: 'This is a test: no money is taken and no card is needed.',
  checkout: {
    title: 'Test payment',
    what: '{{plan}} plan',
    trial: 'The first {{count}} days are free.',
    noTrial: 'The first month would be charged straight away.',
    pay: 'Pay (test)',
    refuse: 'Card refused (test)',
    done: 'The test payment went through',
    doneText: 'Your {{plan}} plan is active. You can close this tab: the first one is up to date.',
    close: 'Close this tab',
    back: 'Back to the subscription',
    cancel: 'Do not pay',
  },
  portal: {
    title: 'Test management',
    none: 'No subscription',
    noneText: 'There is nothing to manage: choose a plan first.',
    yours: 'What you can do',
    outside: 'What time and the bank would do',
    cancel: 'Cancel at the end of the period',
    resume: 'Resume the subscription',
    end_trial: 'End the trial now',
    fail_payment: 'Make a payment fail',
    give_up_payment: 'Stop trying to collect payment',
    pay: 'Pay what is due',
    end: 'End the subscription now',
    changed: 'Done',
  },
  staff: 'Only an administrator may change the subscription.',
} satisfies typeof fr
