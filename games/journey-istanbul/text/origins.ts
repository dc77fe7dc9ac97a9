import type { Origins } from '../../../engine/origins.ts';

export const origins: Origins = {
  rulebook: 'The Journey: Istanbul',
  works: [
    [
      {
        by: 'UNHCR',
        title: 'Operational Data Portal: Mediterranean Situation, Greece, sea arrivals in 2015',
        href: 'https://data.unhcr.org',
      },
    ],
    [
      {
        by: 'European Council',
        title: 'EU-Turkey statement, 18 March 2016',
        href: 'https://www.consilium.europa.eu/en/press/press-releases/2016/03/18/eu-turkey-statement/',
      },
    ],
    [
      {
        by: 'Türkiye Cumhuriyeti',
        title: 'Yabancılar ve Uluslararası Koruma Kanunu, 6458, 2013; Geçici Koruma Yönetmeliği, 2014',
      },
      {
        by: 'Türkiye Cumhuriyeti',
        title: 'Geçici Koruma Sağlanan Yabancıların Çalışma İzinlerine Dair Yönetmelik, 2016',
      },
    ],
    [
      {
        by: 'International Organization for Migration',
        title: 'Missing Migrants Project',
        href: 'https://missingmigrants.iom.int',
      },
    ],
  ],
  text: {
    en: {
      rights: '© 2017 Impact Unified AB, Malmö; no licence is stated. This edition is not the publisher’s.',
      facts: [
        'How many people reached Greece by sea in 2015',
        'The statement of the EU and Turkey',
        'Who is recognised as a refugee in Turkey, temporary protection, work permits',
        'That many people died at sea',
      ],
    },
    de: {
      rights:
        '© 2017 Impact Unified AB, Malmö; eine Lizenz ist nicht genannt. Diese Ausgabe ist nicht die des Verlags.',
      facts: [
        'Wie viele Menschen 2015 über das Meer nach Griechenland kamen',
        'Die Erklärung der EU und der Türkei',
        'Wer in der Türkei als Flüchtling anerkannt wird, vorübergehender Schutz, Arbeitserlaubnis',
        'Dass viele Menschen auf See starben',
      ],
    },
    es: {
      rights: '© 2017 Impact Unified AB, Malmö; no se indica licencia. Esta edición no es de la editorial.',
      facts: [
        'Cuántas personas llegaron a Grecia por mar en 2015',
        'La declaración de la UE y Turquía',
        'A quién se reconoce como refugiado en Turquía, la protección temporal, los permisos de trabajo',
        'Que muchas personas murieron en el mar',
      ],
    },
    fr: {
      rights:
        '© 2017 Impact Unified AB, Malmö ; aucune licence n’est indiquée. Cette édition n’est pas celle de l’éditeur.',
      facts: [
        'Combien de personnes atteignirent la Grèce par la mer en 2015',
        'La déclaration de l’UE et de la Turquie',
        'Qui est reconnu réfugié en Turquie, la protection temporaire, les permis de travail',
        'Que beaucoup de personnes sont mortes en mer',
      ],
    },
    tr: {
      rights: '© 2017 Impact Unified AB, Malmö; lisans belirtilmemiştir. Bu baskı yayıncının değildir.',
      facts: [
        '2015’te kaç kişinin deniz yoluyla Yunanistan’a ulaştığı',
        'AB ve Türkiye’nin açıklaması',
        'Türkiye’de kimin mülteci sayıldığı, geçici koruma, çalışma izinleri',
        'Denizde birçok insanın öldüğü',
      ],
    },
  },
};
