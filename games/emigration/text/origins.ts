import type { Origins } from '../../../engine/origins.ts';

export const origins: Origins = {
  rulebook: 'Emigration, prototype, version 0.0.4',
  works: [
    [
      {
        by: 'United Nations',
        title: 'Universal Declaration of Human Rights, 1948, article 13',
        href: 'https://www.un.org/en/about-us/universal-declaration-of-human-rights',
      },
    ],
    [
      {
        by: 'United Nations, Department of Economic and Social Affairs',
        title: 'International Migration 2020 Highlights',
      },
    ],
    [
      {
        by: 'International Organization for Migration',
        title: 'World Migration Report 2022',
        href: 'https://worldmigrationreport.iom.int',
      },
    ],
    [
      {
        by: 'Henley & Partners',
        title: 'The Henley Passport Index',
        href: 'https://www.henleyglobal.com/passport-index',
      },
    ],
  ],
  text: {
    en: {
      rights:
        '© T&A Games 2022 (www.tandagames.com); no licence for the game is stated. Its icons are by creators at game-icons.net under CC BY 3.0; ours are of the same family.',
      facts: [
        'The right to leave, and no general right to enter',
        'How many international migrants there were in 2020',
        'Why most people migrate',
        'How many countries a passport opens',
      ],
    },
    de: {
      rights:
        '© T&A Games 2022 (www.tandagames.com); eine Lizenz für das Spiel ist nicht genannt. Seine Symbole sind von Zeichnern bei game-icons.net unter CC BY 3.0; unsere gehören zur selben Familie.',
      facts: [
        'Das Recht zu gehen, und kein allgemeines Recht einzureisen',
        'Wie viele internationale Migranten es 2020 gab',
        'Warum die meisten Menschen migrieren',
        'Wie viele Länder ein Pass öffnet',
      ],
    },
    es: {
      rights:
        '© T&A Games 2022 (www.tandagames.com); no se indica licencia para el juego. Sus iconos son de creadores de game-icons.net con licencia CC BY 3.0; los nuestros son de la misma familia.',
      facts: [
        'El derecho a salir, y ningún derecho general a entrar',
        'Cuántos migrantes internacionales había en 2020',
        'Por qué migra la mayoría de las personas',
        'Cuántos países abre un pasaporte',
      ],
    },
    fr: {
      rights:
        '© T&A Games 2022 (www.tandagames.com) ; aucune licence n’est indiquée pour le jeu. Ses icônes sont de créateurs de game-icons.net sous CC BY 3.0 ; les nôtres sont de la même famille.',
      facts: [
        'Le droit de partir, et aucun droit général d’entrer',
        'Combien il y avait de migrants internationaux en 2020',
        'Pourquoi la plupart des gens migrent',
        'Combien de pays un passeport ouvre',
      ],
    },
    tr: {
      rights:
        '© T&A Games 2022 (www.tandagames.com); oyun için bir lisans belirtilmemiştir. Simgeleri game-icons.net çizerlerinindir (CC BY 3.0); bizimkiler aynı aileden.',
      facts: [
        'Ayrılma hakkı ve genel bir giriş hakkının olmaması',
        '2020’de kaç uluslararası göçmen olduğu',
        'İnsanların çoğunun neden göç ettiği',
        'Bir pasaportun kaç ülkeyi açtığı',
      ],
    },
  },
};
