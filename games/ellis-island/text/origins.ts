import type { Origins } from '../../../engine/origins.ts';

export const origins: Origins = {
  rulebook: 'Ellis Island Rules Version 3.0',
  works: [
    [
      {
        by: 'National Park Service',
        title: 'Ellis Island: History & Culture',
        href: 'https://www.nps.gov/elis/learn/historyculture/index.htm',
      },
      {
        by: 'The Statue of Liberty–Ellis Island Foundation',
        title: 'Ellis Island: Overview + History',
        href: 'https://www.statueofliberty.org/ellis-island/overview-history/',
      },
    ],
    [
      {
        by: 'World Monuments Fund',
        title: 'Ellis Island National Monument: Baggage & Dormitory Building',
        href: 'https://www.wmf.org/project/ellis-island-national-monument%E2%80%94baggage-dormitory-building',
      },
      {
        by: 'Vincent J. Cannato',
        title: 'American Passage: The History of Ellis Island, HarperCollins, 2009',
      },
    ],
    [{ by: 'United States Congress', title: 'Alien Contract Labor Law, 26 February 1885, 23 Stat. 332' }],
    [
      {
        by: 'John Torpey',
        title: 'The Invention of the Passport, Cambridge University Press, 2000',
      },
    ],
    [
      {
        by: 'John T. E. Richardson',
        title:
          'Howard Andrew Knox: Pioneer of Intelligence Testing at Ellis Island, Columbia University Press, 2011',
      },
    ],
  ],
  text: {
    en: {
      rights:
        'The text names neither makers nor publisher nor licence. Families, persons and portraits are invented and drawn by us, after nobody’s photograph.',
      facts: [
        'How many people came, how long it took most of them, how many were turned away',
        'That people were held on the island, in dormitories',
        'The law of 1885 against workers under contract',
        'Since when passports were asked of arrivals from Europe',
        'Puzzles without words, and what they were used for',
      ],
    },
    de: {
      rights:
        'Der Text nennt weder Autoren noch Verlag noch Lizenz. Familien, Personen und Porträts sind erfunden und von uns gezeichnet, nach niemandes Fotografie.',
      facts: [
        'Wie viele kamen, wie lange es bei den meisten dauerte, wie viele abgewiesen wurden',
        'Dass Menschen auf der Insel festgehalten wurden, in Schlafsälen',
        'Das Gesetz von 1885 gegen Arbeiter mit Vertrag',
        'Seit wann von Ankommenden aus Europa Pässe verlangt wurden',
        'Rätsel ohne Worte, und wozu sie benutzt wurden',
      ],
    },
    es: {
      rights:
        'El texto no nombra autores, editorial ni licencia. Las familias, las personas y los retratos son inventados y dibujados por nosotros, sin copiar la fotografía de nadie.',
      facts: [
        'Cuántas personas llegaron, cuánto tardó la mayoría, cuántas fueron rechazadas',
        'Que se retuvo a personas en la isla, en dormitorios',
        'La ley de 1885 contra los trabajadores con contrato',
        'Desde cuándo se pidió pasaporte a quienes llegaban de Europa',
        'Los acertijos sin palabras y para qué se usaron',
      ],
    },
    fr: {
      rights:
        'Le texte ne nomme ni auteurs, ni éditeur, ni licence. Familles, personnes et portraits sont inventés et dessinés par nous, d’après la photographie de personne.',
      facts: [
        'Combien de personnes arrivèrent, combien de temps il fallut à la plupart, combien furent refoulées',
        'Que des personnes furent retenues sur l’île, dans des dortoirs',
        'La loi de 1885 contre les travailleurs sous contrat',
        'Depuis quand un passeport fut demandé aux arrivants d’Europe',
        'Les énigmes sans paroles, et à quoi elles servirent',
      ],
    },
    tr: {
      rights:
        'Metin ne yapımcıların ne yayıncının ne de bir lisansın adını verir. Aileler, kişiler ve portreler hayal ürünüdür; kimsenin fotoğrafına bakılmadan bizim tarafımızdan çizildi.',
      facts: [
        'Kaç kişinin geldiği, çoğu için ne kadar sürdüğü, kaç kişinin geri çevrildiği',
        'İnsanların adada, yatakhanelerde tutulduğu',
        'Sözleşmeli işçilere karşı 1885 yasası',
        'Avrupa’dan gelenlerden ne zamandan beri pasaport istendiği',
        'Sözsüz bulmacalar ve ne için kullanıldıkları',
      ],
    },
  },
};
