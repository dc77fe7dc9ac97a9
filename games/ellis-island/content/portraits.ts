/**
 * How the persons of the printed families are drawn, in slot order: who it is, skin, shape of the face, then
 * hair and dress with their colours, in clothing of place and time. A picture says no more than the open face
 * of its card: nothing of age beyond the Age Range, of religion, of what somebody carries or did (those are
 * asked in the Interview). What is written as a person's mark stands behind a `+`, for those who may read the
 * card.
 */
export const PORTRAITS = {
  HAR: [
    'man light broad short/chestnut cap/umber jacket/umber neckcloth/rust moustache/chestnut',
    'girl fair round loose/chestnut bow/blue pinafore/blue +freckles',
    'oldMan light long sides/gray bowler/ink coat/slate muffler/green +full-beard/white',
    'woman light oval bun/dark dress/ink plaid/green +eyes/slate',
    'boy light oval tousled/chestnut waistcoat/slate',
  ],
  HOV: [
    'woman fair long bun/sandy dress/ink collar/white brooch/straw +mole-cheek',
    'boy fair long fringe/blond jersey/ink',
    'oldMan fair oval bare/silver coat/umber bow-tie/ink short-beard/silver +spectacles',
    'man fair narrow short/blond peaked/blue tunic/blue moustache/sandy +scar-brow',
    'girl fair round swept/blond scarf/red dress/green +braids/blond',
  ],
  PER: [
    'woman light oval swept/dark kerchief/plum dress/ink shawl/slate +dimple',
    'boy light narrow tousled/black peaked/ink jacket/umber +birthmark',
    'oldMan light long sides/gray felt/ink coat/ink muffler/umber +full-beard/gray',
    'man light oval parted/black tunic/olive moustache/black +scar-chin',
    'girl light oval swept/dark braid/dark blouse/rose +eyes/green',
  ],
  RUG: [
    'man olive broad short/black felt/umber waistcoat/ink neckcloth/red drooping/black',
    'girl olive oval swept/black scarf/ochre blouse/green +mole-chin',
    'oldWoman olive round swept/dark kerchief/ink dress/ink shawl/umber +streak/white',
    'woman olive narrow waved/black straw/straw blouse/sky +curls/black',
    'boy olive long short/black cap/slate waistcoat/green',
  ],
  SAL: [
    'man tan oval short/black tarboosh/red jacket/ink moustache/black',
    'girl tan oval swept/black scarf/blue dress/rust +eyes/green',
    'oldWoman tan long swept/gray veil/slate band/linen dress/umber +swept/silver',
    'woman tan round swept/black veil/green dress/plum +mole-nose',
    'boy tan round cropped/black shirt/ochre',
  ],
  STA: [
    'woman olive long rolled/dark dress/green collar/white',
    'boy olive oval tousled/black jacket/umber +cleft',
    'oldMan olive broad parted/gray coat/ink tie/plum +drooping/gray',
    'man olive long short/black jacket/olive neckcloth/ochre short-beard/black',
    'girl olive round fringe/dark ribbon/red dress/plum collar/white +braids/dark',
  ],
  KOC: [
    'man light broad short/dark bowler/umber coat/umber +pointed/dark',
    'girl fair long swept/chestnut bow/red sailor/blue +freckles',
    'oldWoman light oval swept/gray kerchief/blue dress/blue shawl/rust',
    'man light long parted/dark tunic/green moustache/dark +scar-cheek',
    'boy light broad fringe/dark waistcoat/olive +eyes/dark',
  ],
  GIT: [
    'woman brown oval waved/black straw/plum blouse/white brooch/ochre',
    'boy brown long cropped/black boater/straw jacket/blue tie/ink',
    'oldMan deep long sides/black bowler/slate coat/ink bow-tie/red moustache/gray +temples/silver',
    'man deep broad cropped/black waistcoat/umber',
    'girl brown round swept/black braids/black bow/red pinafore/rose +dimples',
  ],
} as const;
