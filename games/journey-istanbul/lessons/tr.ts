import type { Messages } from '../../../engine/text.ts';

/** What the lessons say, in Turkish. */
export const tr: Messages = {
  'lesson.walk.title': 'Yürümek',
  'lesson.walk.text': 'Semtten semte, ve bir yere ilk varmanın anlamı.',
  'lesson.walk.city':
    'İstanbul’a belgesiz ulaştın ve yola devam etmek istiyorsun. Şehirde beş semt var; Kadıköy’desin. 18 günün her birinde bir çizgi boyu yürüyebilir ya da kalabilirsin.',
  'lesson.walk.far': 'Taksim daha uzakta. Oraya yürümeyi dene ve masanın ne dediğine bak.',
  'lesson.walk.far.nudge': 'Önce fazla uzak olan yolu dene: Taksim’e dokun.',
  'lesson.walk.go': 'Günde bir çizgi. Sultanahmet’e yürü; {s1} zaten orada.',
  'lesson.walk.go.nudge': 'Olur, ama bu ders Sultanahmet’e gidiyor: ona dokun.',
  'lesson.walk.pile':
    'Sultanahmet’te iki kişiden ikincisin. Yalnızca bir kişilik iş ya da yolculuk olunca, önce gelene önce sorulur.',
  'lesson.walk.task':
    'Kendi kartların burada. Ayrılabilmek için önce Engel tamamlanmalı; Fırsat, tamamlarsan sana yardım eder. İkisini de herkes görebilir.',

  'lesson.look.title': 'Bakmak',
  'lesson.look.text': 'Yarının bir kartını herkesten önce gör.',
  'lesson.look.sheet':
    'Olay tablosunda haftanın her günü için bir sıra var. Her kart bir baskın, bir yolculuk ya da iştir. Arkası yalnızca günü söyler. Her akşam o günün sırası açılır.',
  'lesson.look.peek':
    'Sultanahmet’te bir göz var: bir karta bakabilirsin. Bugün 2. gün; yarının sırasından, 3. sıradan bir kart seç.',
  'lesson.look.peek.nudge': 'Bugün için geç, sonrası bekleyebilir: yarının bir kartına bak, 3. sıra.',
  'lesson.look.alone':
    'Üzerinde ne olduğunu yalnızca sen gördün; karttaki işaretin gördüğünü herkese söyler. Gördüğünü başkalarına anlatabilirsin, doğru ya da değil; kartın kendisi asla gösterilmez.',
  'lesson.look.planner':
    'Gördüğün, ajandanda yarının altında kurşun kalemle duruyor. Oraya kendin de yazabilirsin, doğru olmayanı bile: sayfaları gösterilip takas edilebilir.',

  'lesson.draw.title': 'Çekmek',
  'lesson.draw.text': 'Yeni kartlar gelir, bazıları bugün için geç kalır.',
  'lesson.draw.symbols':
    'Bu işaretler bir semtin ne verdiğini söyler: gözler yatan kartlara bakmak, kartlar yenisini çekmek için. Üç oyuncuyla Sultanahmet ikisinden de birer tane verir.',
  'lesson.draw.go': 'Sultanahmet’e yürü.',
  'lesson.draw.go.nudge': 'Bu derste Sultanahmet’e yürü.',
  'lesson.draw.draw': 'Önce bakabilirdin. Bu kez doğrudan çek: çekilen kartı da yalnızca sen görürsün.',
  'lesson.draw.draw.nudge': 'Oyunda önce bakabilirsin. Burada yeni kartı çek.',
  'lesson.draw.sideways':
    'Arkasında 2. gün yazıyor, o da bugün. Kendi gününde çekilen kart yan durur: bu akşam için değil, gelecek haftanın aynı günü için geçerlidir.',
  'lesson.draw.week':
    'Bu yüzden ajandanda bir hafta sonrasında duruyor: Taksim çıkışlı bir yolculuk. Başka kimse bilmiyor. Şimdi sıra: {s2}.',
  'lesson.draw.back':
    '{s2} Üsküdar’a gitti ve bu kartı çekti. Gününü ve kimin gördüğünü görürsün, fazlasını değil. Ne olduğunu öğrenmek için bakabilir, sorabilir ya da bekleyebilirsin.',

  'lesson.evening.title': 'Akşam',
  'lesson.evening.text': 'Bir baskın ve bir iş: neresi güvenli, ceza ne kadar, önce kime sorulur.',
  'lesson.evening.today':
    '3. gün. Bugünün iki kartını da gördün: bir baskın ve Sultanahmet’te iş. Dünden beri oradasın; {s1} senden sonra geldi. {s2} Taksim’de.',
  'lesson.evening.stay': 'Sultanahmet’te kal: bulunduğun semte dokun.',
  'lesson.evening.stay.nudge': 'İş Sultanahmet’te. Orada kal: ona dokun.',
  'lesson.evening.draw': 'Sultanahmet’in verdiği kartı çek. Bugün son sıra sende: ardından akşam olur.',
  'lesson.evening.draw.nudge': 'Oyunda önce bakabilirsin. Burada çek ve akşamı gör.',
  'lesson.evening.raid':
    'Bir baskın yalnızca Taksim’e ulaşır: {s2} 4.000 TL ödedi. İki ya da daha çok baskın Kadıköy dışında her semte ulaşır ve en düşük ceza bir kez ödenir. Ödeyemeyen üç gün hapse girer.',
  'lesson.evening.work':
    'İş bir kişilik. Sen daha önce geldin, {s1} sonra; o yüzden önce sana sorulur. Kabul et.',
  'lesson.evening.work.nudge': 'İşi kabul et: sana 3.000 TL.',
  'lesson.evening.paid':
    '3.000 TL daha. Yolculuklar da böyle, işten önce dağıtılır. Sonra yeni bir gün başlar.',
  'lesson.evening.wrong':
    'Aynı akşam bir kez daha, ama Taksim’desin: orada iyi paralı bir iş olduğunu duydun. Öbür karta bakmadın. Son sıra: {s1}.',
  'lesson.evening.fined':
    'Bir baskın: 4.000 TL ödedin. Ceza ödeyene o akşam sorulmaz: Taksim’deki iş kimseye gitmedi.',
  'lesson.evening.safe':
    'Kadıköy hep güvenlidir, ama sana bir şey göstermez. Nerede olabileceğini, bu akşam hakkında bildiklerin belirler.',

  'lesson.people.title': 'İnsanlar',
  'lesson.people.text': 'Gördüğünü sat, duyduğundan kuşku duy, birine yardım et ve ayrıl.',
  'lesson.people.know':
    'Yarının bu kartını gördün: Sultanahmet’te iş. Bildiğin başkaları için değerlidir ve seninle her an konuşabilirler.',
  'lesson.people.sell':
    '{s1} bildiğin için 1.000 TL öneriyor. Sohbeti aç, yanıtla ve gördüğünü gönder. Başka bir şey de söyleyebilirsin: kimse denetlemez.',
  'lesson.people.sell.nudge': 'Bu derste gördüğünü sat: sohbeti aç ve yanıtla ({s1}).',
  'lesson.people.sold': '{s1} yanıtını okuduğu anda 1.000 TL aldın. Şimdi {s2} sana bir şey söylüyor.',
  'lesson.people.claim':
    '{s2} bugünün bu kartının Fatih’te iş olduğunu söylüyor. Söylenen söz kartta işaretlenir; doğru olup olmadığını ancak akşam gösterir.',
  'lesson.people.false':
    'Bir baskındı. {s2} yanıldı ya da yalan söyledi: sana söylenenler saklanır, ne kadar doğru olduklarını burada görürsün. Taksim’deki {s1} için cezaya 1.000 TL eksik.',
  'lesson.people.help':
    'Biri hapse götürülmeden önce, parası olan yardım edebilir. {s1} için eksik olan 1.000 TL’yi ver.',
  'lesson.people.help.nudge': 'Oyunda reddedebilirsin. Burada {s1} için eksik olanı ver.',
  'lesson.people.helped':
    '{s1} cezayı ödedi ve özgür kaldı. Hiçbir şeyin geri verilmesi gerekmez; ama insanlar unutmaz, senin de birine ihtiyacın olabilir.',
  'lesson.people.sister':
    'Ertesi gün. Engelinde bir ziyaret eksik: Fatih. 9.000 TL’n var ve bu akşam Fatih’ten 8.000 TL’ye bir yolculuk kalktığını gördün.',
  'lesson.people.fatih': 'Fatih’e yürü.',
  'lesson.people.fatih.nudge': 'Son ziyaretin de bu akşamki yolculuk da Fatih’te: oraya yürü.',
  'lesson.people.ready': 'Engel tamam: seni burada tutan bir şey yok. Fatih’in kartını çek, akşam olsun.',
  'lesson.people.ready.nudge': 'Burada çek: bu akşam için gereken her şeyi biliyorsun.',
  'lesson.people.leave':
    'Yolculuk teklif ediliyor, oradasın, Engelin tamam, ceza ödemedin ve paran var. Kabul et.',
  'lesson.people.leave.nudge': 'Oyunda bekleyebilirdin. Bu derste ayrıl: yolculuğu kabul et.',
  'lesson.people.out':
    'İstanbul’dan ayrıldın, 1.000 TL kaldı. Diğerleri oynamaya devam ediyor. Alışılmış oyunda en çok parayla ayrılan en iyisini yapmıştır; kazananın olmadığı masada kaç kişinin ayrılabildiği sayılır.',
};
