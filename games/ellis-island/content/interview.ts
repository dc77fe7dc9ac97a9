import type { Sourced } from '../../../engine/content.ts';
import type { Work } from '../content.ts';

/** Whose fact it is, which, and where wrong answers come from. */
type Asks =
  | {
      readonly subject: 'family';
      readonly fact: 'homeTown' | 'ship' | 'port' | 'destination' | 'contact';
      readonly build: 'familyDecoys';
    }
  | {
      readonly subject: 'family';
      readonly fact: 'paidBy' | 'reason' | 'religion' | 'keepsake';
      readonly build: 'sharedList';
    }
  | { readonly subject: 'family'; readonly fact: 'arrival'; readonly build: 'nearDates' }
  | { readonly subject: 'family'; readonly fact: 'daysAtSea'; readonly build: 'nearNumbers' }
  | { readonly subject: 'family'; readonly fact: 'baggage'; readonly build: 'oneToEight' }
  | {
      readonly subject: 'self';
      readonly fact: 'occupation' | 'carries' | 'plan' | 'mark';
      readonly build: 'ownFamily';
    }
  | { readonly subject: 'self'; readonly fact: 'reads'; readonly build: 'fixed' }
  | { readonly subject: 'self'; readonly fact: 'relation'; readonly build: 'sharedList' }
  | {
      readonly subject: 'self' | 'eldest' | 'youngest';
      readonly fact: 'years';
      readonly build: 'nearNumbers';
    }
  | { readonly subject: 'eldest' | 'youngest' | Work; readonly fact: 'name'; readonly build: 'names' }
  | { readonly subject: 'another'; readonly fact: 'carries' | 'plan'; readonly build: 'names' };

export type QuestionRow = Sourced &
  Asks & {
    readonly id: string;
    /** {item} and {plan} stand for what the other member carries or means to do. */
    readonly question: string;
  };

/** 5.8. After the kind of things that ships' manifests asked. */
export const QUESTION_ROWS = [
  {
    id: 'IQ-01',
    question: 'Which ship brought you here?',
    subject: 'family',
    fact: 'ship',
    build: 'familyDecoys',
    source: 'reconstructed',
  },
  {
    id: 'IQ-02',
    question: 'From which port did you sail?',
    subject: 'family',
    fact: 'port',
    build: 'familyDecoys',
    source: 'reconstructed',
  },
  {
    id: 'IQ-03',
    question: 'What was your last home?',
    subject: 'family',
    fact: 'homeTown',
    build: 'familyDecoys',
    source: 'reconstructed',
  },
  {
    id: 'IQ-04',
    question: 'In which month and year did you arrive?',
    subject: 'family',
    fact: 'arrival',
    build: 'nearDates',
    source: 'reconstructed',
  },
  {
    id: 'IQ-05',
    question: 'How many days were you at sea?',
    subject: 'family',
    fact: 'daysAtSea',
    build: 'nearNumbers',
    source: 'reconstructed',
  },
  {
    id: 'IQ-06',
    question: 'To which place are you going?',
    subject: 'family',
    fact: 'destination',
    build: 'familyDecoys',
    source: 'reconstructed',
  },
  {
    id: 'IQ-07',
    question: 'Who is expecting you there?',
    subject: 'family',
    fact: 'contact',
    build: 'familyDecoys',
    source: 'reconstructed',
  },
  {
    id: 'IQ-08',
    question: 'How was your passage paid?',
    subject: 'family',
    fact: 'paidBy',
    build: 'sharedList',
    source: 'reconstructed',
  },
  {
    id: 'IQ-09',
    question: 'Why did your family leave?',
    subject: 'family',
    fact: 'reason',
    build: 'sharedList',
    source: 'reconstructed',
  },
  {
    id: 'IQ-10',
    question: "What is your family's religion?",
    subject: 'family',
    fact: 'religion',
    build: 'sharedList',
    source: 'reconstructed',
  },
  {
    id: 'IQ-11',
    question: 'Which keepsake did your family bring?',
    subject: 'family',
    fact: 'keepsake',
    build: 'sharedList',
    source: 'reconstructed',
  },
  {
    id: 'IQ-12',
    question: 'How many pieces of baggage did you check?',
    subject: 'family',
    fact: 'baggage',
    build: 'oneToEight',
    source: 'reconstructed',
  },
  {
    id: 'IQ-13',
    question: 'How old are you?',
    subject: 'self',
    fact: 'years',
    build: 'nearNumbers',
    source: 'reconstructed',
  },
  {
    id: 'IQ-14',
    question: 'What was your work at home?',
    subject: 'self',
    fact: 'occupation',
    build: 'ownFamily',
    source: 'reconstructed',
  },
  {
    id: 'IQ-15',
    question: 'Which language can you read?',
    subject: 'self',
    fact: 'reads',
    build: 'fixed',
    source: 'reconstructed',
  },
  {
    id: 'IQ-16',
    question: 'What do you carry with you?',
    subject: 'self',
    fact: 'carries',
    build: 'ownFamily',
    source: 'reconstructed',
  },
  {
    id: 'IQ-17',
    question: 'What do you mean to do in America?',
    subject: 'self',
    fact: 'plan',
    build: 'ownFamily',
    source: 'reconstructed',
  },
  {
    id: 'IQ-18',
    question: 'Which mark is written beside your name?',
    subject: 'self',
    fact: 'mark',
    build: 'ownFamily',
    source: 'reconstructed',
  },
  {
    id: 'IQ-19',
    question: 'What are you to the head of the family?',
    subject: 'self',
    fact: 'relation',
    build: 'sharedList',
    source: 'reconstructed',
  },
  {
    id: 'IQ-20',
    question: 'Who is the eldest of your family?',
    subject: 'eldest',
    fact: 'name',
    build: 'names',
    source: 'reconstructed',
  },
  {
    id: 'IQ-21',
    question: 'Who is the youngest of your family?',
    subject: 'youngest',
    fact: 'name',
    build: 'names',
    source: 'reconstructed',
  },
  {
    id: 'IQ-22',
    question: 'How old is the eldest?',
    subject: 'eldest',
    fact: 'years',
    build: 'nearNumbers',
    source: 'reconstructed',
  },
  {
    id: 'IQ-23',
    question: 'How old is the youngest?',
    subject: 'youngest',
    fact: 'years',
    build: 'nearNumbers',
    source: 'reconstructed',
  },
  {
    id: 'IQ-24',
    question: 'Who of you has worked in business?',
    subject: 'business',
    fact: 'name',
    build: 'names',
    source: 'reconstructed',
  },
  {
    id: 'IQ-25',
    question: 'Who of you has worked in education?',
    subject: 'education',
    fact: 'name',
    build: 'names',
    source: 'reconstructed',
  },
  {
    id: 'IQ-26',
    question: 'Who of you has done heavy labor?',
    subject: 'labor',
    fact: 'name',
    build: 'names',
    source: 'reconstructed',
  },
  {
    id: 'IQ-27',
    question: 'Who of you has served with an army?',
    subject: 'military',
    fact: 'name',
    build: 'names',
    source: 'reconstructed',
  },
  {
    id: 'IQ-28',
    question: 'Who of you has learned a trade?',
    subject: 'trade',
    fact: 'name',
    build: 'names',
    source: 'reconstructed',
  },
  {
    id: 'IQ-29',
    question: 'Who of you carries {item}?',
    subject: 'another',
    fact: 'carries',
    build: 'names',
    source: 'reconstructed',
  },
  {
    id: 'IQ-30',
    question: 'Who of you means to {plan}?',
    subject: 'another',
    fact: 'plan',
    build: 'names',
    source: 'reconstructed',
  },
] as const satisfies readonly QuestionRow[];
