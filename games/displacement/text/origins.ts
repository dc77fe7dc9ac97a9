import type { Origins } from '../../../engine/origins.ts';

export const origins: Origins = {
  rulebook: 'Displacement: Rules',
  works: [
    [
      {
        by: 'UNHCR',
        title: 'Global Trends: Forced Displacement in 2024',
        href: 'https://www.unhcr.org/global-trends',
      },
    ],
    [
      {
        by: 'United Nations',
        title: 'Convention relating to the Status of Refugees, Geneva, 28 July 1951, article 1 A (2)',
      },
    ],
  ],
  text: {
    en: {
      rights: 'The text names neither makers nor publisher nor licence.',
      facts: [
        'How many people are displaced, how many of them in their own country, who hosts refugees',
        'Whom the Refugee Convention protects',
      ],
    },
    de: {
      rights: 'Der Text nennt weder Autoren noch Verlag noch Lizenz.',
      facts: [
        'Wie viele Menschen vertrieben sind, wie viele davon im eigenen Land, wer Flüchtlinge aufnimmt',
        'Wen die Flüchtlingskonvention schützt',
      ],
    },
    es: {
      rights: 'El texto no nombra autores, editorial ni licencia.',
      facts: [
        'Cuántas personas están desplazadas, cuántas dentro de su país, quién acoge a los refugiados',
        'A quién protege la Convención sobre los Refugiados',
      ],
    },
    fr: {
      rights: 'Le texte ne nomme ni auteurs, ni éditeur, ni licence.',
      facts: [
        'Combien de personnes sont déplacées, combien dans leur propre pays, qui accueille les réfugiés',
        'Qui la Convention relative aux réfugiés protège',
      ],
    },
    tr: {
      rights: 'Metin ne yapımcıların ne yayıncının ne de bir lisansın adını verir.',
      facts: [
        'Kaç kişinin yerinden edildiği, kaçının kendi ülkesinde olduğu, mültecileri kimin barındırdığı',
        'Mülteci Sözleşmesi’nin kimi koruduğu',
      ],
    },
  },
};
