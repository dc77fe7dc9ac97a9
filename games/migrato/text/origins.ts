import type { Origins } from '../../../engine/origins.ts';

export const origins: Origins = {
  rulebook: 'Migrato, English rules',
  works: [
    [
      {
        by: 'Benjamin M. Van Doren et al.',
        title:
          'High-intensity urban light installation dramatically alters nocturnal bird migration, PNAS 114 (2017), 11175–11180',
      },
      {
        by: 'Benjamin M. Van Doren et al.',
        title: 'Drivers of fatal bird collisions in an urban center, PNAS 118 (2021), e2101666118',
      },
    ],
    [{ by: 'Ian Newton', title: 'The Migration Ecology of Birds, Academic Press, 2008' }],
    [
      {
        by: 'Anne-Laure Brochet et al., BirdLife International',
        title:
          'Preliminary assessment of the scope and scale of illegal killing and taking of birds in the Mediterranean, Bird Conservation International 26 (2016), 1–28',
      },
    ],
    [
      {
        by: 'European Union',
        title: 'Directive 2009/147/EC on the conservation of wild birds',
        href: 'https://eur-lex.europa.eu/eli/dir/2009/147/oj',
      },
    ],
    [
      {
        by: 'Ramsar Convention on Wetlands',
        title: 'Global Wetland Outlook: State of the World’s Wetlands and their Services to People, 2018',
      },
    ],
  ],
  text: {
    en: {
      rights:
        'Jeux Opla; no licence is stated. The text of the booklet that we have names nobody: the names are those given in reviews of the game.',
      facts: [
        'How artificial light draws night migrants, and what dimming it does',
        'Who flies by night, and who by day over narrow straits',
        'How many birds are killed or taken illegally around the Mediterranean',
        'What European law protects, and what it allows',
        'How much wetland was lost',
      ],
    },
    de: {
      rights:
        'Jeux Opla; eine Lizenz ist nicht genannt. Der Text des Heftes, den wir haben, nennt niemanden: Die Namen stammen aus Besprechungen des Spiels.',
      facts: [
        'Wie künstliches Licht Nachtzieher anzieht, und was Abdunkeln bewirkt',
        'Wer nachts fliegt, und wer am Tag über Meerengen',
        'Wie viele Vögel rund um das Mittelmeer illegal getötet oder gefangen werden',
        'Was europäisches Recht schützt, und was es erlaubt',
        'Wie viel Feuchtgebiet verloren ging',
      ],
    },
    es: {
      rights:
        'Jeux Opla; no se indica licencia. El texto del folleto que tenemos no nombra a nadie: los nombres son los que dan las reseñas del juego.',
      facts: [
        'Cómo la luz artificial atrae a las aves que migran de noche, y qué logra atenuarla',
        'Quién vuela de noche, y quién de día sobre los estrechos',
        'Cuántas aves se matan o capturan ilegalmente en el Mediterráneo',
        'Qué protege la ley europea y qué permite',
        'Cuántos humedales se perdieron',
      ],
    },
    fr: {
      rights:
        'Jeux Opla ; aucune licence n’est indiquée. Le texte du livret que nous avons ne nomme personne : les noms sont ceux que donnent les critiques du jeu.',
      facts: [
        'Comment la lumière artificielle attire les migrateurs de nuit, et ce que fait la réduire',
        'Qui vole la nuit, et qui le jour au-dessus des détroits',
        'Combien d’oiseaux sont tués ou capturés illégalement autour de la Méditerranée',
        'Ce que le droit européen protège, et ce qu’il permet',
        'Combien de zones humides ont été perdues',
      ],
    },
    tr: {
      rights:
        'Jeux Opla; lisans belirtilmemiştir. Elimizdeki kitapçık metni kimsenin adını vermez: adlar oyun hakkındaki yazılardan alınmıştır.',
      facts: [
        'Yapay ışığın gece göçenleri nasıl çektiği ve kısılmasının ne sağladığı',
        'Kimin gece, kimin gündüz dar boğazların üstünden uçtuğu',
        'Akdeniz çevresinde kaç kuşun yasa dışı öldürüldüğü ya da yakalandığı',
        'Avrupa hukukunun neyi koruduğu ve neye izin verdiği',
        'Ne kadar sulak alanın kaybolduğu',
      ],
    },
  },
};
