import type { Language } from '@genbatalk/contract';
import { describe, expect, it } from 'vitest';
import { loadPhrasebook } from '../src/index.js';

const phrasebook = await loadPhrasebook();
const other = (from: Language): Language => (from === 'en' ? 'ja' : 'en');
const said = (from: Language, text: string, to: Language = other(from)) => {
  const match = phrasebook.translate(text, from, to);
  return match.quality === 'phrasebook' ? match.text : `(${match.quality})`;
};

describe('two clauses with the word that joins them', () => {
  it.each<readonly [Language, string, Language, string]>([
    [
      'en',
      'Put on your harness before going up',
      'de',
      'Bevor Sie hochsteigen: Legen Sie den Auffanggurt an.',
    ],
    ['en', 'If anyone is hurt, call an ambulance', 'ja', 'けが人が出たら、救急車を呼んでください！'],
    ['en', 'Wait here until I come back', 'ja', '私が戻るまで、ここで待っていてください。'],
    [
      'en',
      'Once the concrete has set, remove the formwork',
      'ja',
      'コンクリートが固まったら、型枠をばらしてください。',
    ],
    ['ja', '足場に登る前に安全帯をつけて', 'en', 'Before climbing the scaffold: Wear your harness.'],
    ['ja', '機械が動いているときは触らないで', 'en', "While the machine is running: Don't touch it."],
    ['vi', 'Không được di chuyển cho đến khi có tín hiệu', 'en', "Until I give the signal: Don't move!"],
    ['zh', '没有信号不要动', 'en', "Until I give the signal: Don't move!"],
    ['zh', '下雨就停工', 'en', 'When it rains: Stop work!'],
    ['de', 'Warten Sie hier, bis ich zurückkomme', 'en', 'Until I come back: Wait here.'],
    ['zh', '如果卡车没来就告诉我', 'en', 'If the truck has not arrived yet: Tell me.'],
    ['zh', '如果卡车没来就打电话', 'en', 'If the truck has not arrived yet: Make a phone call.'],
    ['fr', 'Lavez-vous les mains avant de manger', 'en', 'Before eating: Wash your hands.'],
    ['it', 'Non si muova finché non do il segnale', 'en', "Until I give the signal: Don't move!"],
  ])('QUAL-03 tells the clause before what belongs to it: %s %s', (from, text, to, expected) => {
    expect(said(from, text, to)).toBe(expected);
  });

  it.each<readonly [Language, string, string]>([
    ['en', 'Turn off the power before you check the cable', 'ケーブルを確認する前に、電源を切ってください。'],
    ['en', 'Check the cable before you turn off the power', '電源を切る前に、ケーブルを確認してください。'],
    ['zh', '先关电源再打开盖子', 'First: Cut the power. Then: Open the lid.'],
    ['zh', '先打开盖子再关电源', 'First: Open the lid. Then: Cut the power.'],
  ])('QUAL-04 tells two orders in the order in which they are to be done: %s %s', (from, text, expected) => {
    expect(said(from, text)).toBe(expected);
  });

  it.each<readonly [Language, string, string]>([
    ['en', 'Open the gate and close the valve', 'ゲートを開けてください。バルブを閉めてください。'],
    [
      'en',
      "Put the ladder away and don't touch the pump",
      'はしごを片付けてください。ポンプに触らないでください。',
    ],
    ['ja', 'ゲートを開けてバルブを閉めてください', 'Open the gate. Close the valve.'],
    ['ja', '電源を切って、ここで待っていてください', 'Cut the power. Wait here.'],
    ['zh', '把箱子打开并关上阀门', 'Open the boxes. Close the valve.'],
    ['vi', 'Mở cổng và đóng van', 'Open the gate. Close the valve.'],
    ['de', 'Ziehen Sie die Schrauben fest und prüfen Sie die Pumpe', 'Tighten the bolt. Check the pump.'],
    ['fr', 'Coupez le courant et attendez ici', 'Cut the power. Wait here.'],
    ['it', 'Chiudi il cancello ed apri la valvola', 'Close the gate. Open the valve.'],
  ])(
    'QUAL-04 tells two orders that are joined by "and" one after the other: %s %s',
    (from, text, expected) => {
      expect(said(from, text)).toBe(expected);
    },
  );

  it.each<readonly [Language, string, string]>([
    ['ja', '雨が降ったら作業を止めてください', '雨が降ったので作業を止めてください'],
    ['en', 'If it rains, stop work', 'It is raining, stop work'],
    ['en', 'Wash your hands before you eat', 'Wash your hands after you eat'],
    ['en', 'Wait here until I come back', 'Wait here when I come back'],
    ['en', "Don't touch it until it stops", "Don't touch it when it stops"],
    ['en', "Don't touch it while the machine is running", 'Touch it while the machine is running'],
    ['en', 'If it rains, stop work', "If it rains, don't stop work"],
    ['en', 'If it rains, stop work', 'If the rain stops, stop work'],
    ['en', 'If you are tired, take a break', 'If you are not tired, take a break'],
    ['en', 'Tell me before you leave', 'Tell me when you leave'],
    ['ja', '使う前に確認してください', '使った後に確認してください'],
    ['ja', '機械が止まったら触って', '機械が止まるまで触らないで'],
    ['ja', '合図があるまで動かさないで', '合図があったら動かさないで'],
    ['ja', 'コンクリートが固まったら触って', 'コンクリートが固まるまで触って'],
    ['ja', '帰る前に片付けて', '帰ったら片付けて'],
    ['ja', '終わったら言ってください', '終わる前に言ってください'],
    ['vi', 'Trước khi dùng phải kiểm tra', 'Sau khi dùng phải kiểm tra'],
    ['vi', 'Nếu mưa thì dừng làm việc', 'Nếu hết mưa thì dừng làm việc'],
    ['vi', 'Nếu không hiểu thì hỏi tôi', 'Nếu hiểu thì hỏi tôi'],
    ['zh', '下雨就停工', '不下雨就停工'],
    ['zh', '使用以前检查', '使用以后检查'],
    ['zh', '机器停下之前不要碰', '机器停了就不要碰'],
    ['zh', '走之前告诉我', '走之后告诉我'],
    ['de', 'Wenn es regnet, hören wir auf', 'Wenn es nicht mehr regnet, hören wir auf'],
    ['de', 'Warten Sie hier, bis ich zurückkomme', 'Warten Sie hier, wenn ich zurückkomme'],
    ['de', 'Vor dem Essen Hände waschen', 'Nach dem Essen Hände waschen'],
    ['fr', "S'il pleut, on arrête", "S'il ne pleut pas, on arrête"],
    ['fr', 'Attendez ici jusqu’à mon retour', 'Attendez ici à mon retour'],
    ['it', 'Se piove, ci fermiamo', 'Se non piove, ci fermiamo'],
    ['it', 'Aspetti qui finché non torno', 'Aspetti qui quando torno'],
    ['it', 'Finché piove, aspetti qui', 'Finché non piove, aspetti qui'],
  ])('QUAL-04 never says the same of two relations: %s %s / %s', (from, one, another) => {
    const known = [said(from, one), said(from, another)].filter((text) => !text.startsWith('('));
    expect(new Set(known).size).toBe(known.length);
  });

  it.each<readonly [Language, string]>([
    ['en', "Don't lift it and move it"],
    ['en', 'Do not stop the machine and clean it'],
    ['en', "Don't climb up before checking and tell me"],
    ['en', "Don't touch the pump and put the ladder away"],
    ['ja', 'ゲートを開けてバルブを閉めないでください'],
    ['zh', '不要打开阀门并启动水泵'],
    ['vi', 'Đừng mở cổng và đóng van'],
    ['de', 'Öffnen Sie das Tor nicht und schließen Sie das Ventil'],
    ['en', 'Even if it rains, we work'],
    ['en', 'Unless it rains, we work'],
    ['en', 'Only if it rains, stop work'],
    ['en', "I don't know if it is ready"],
    ['en', 'Check if the machine is running'],
    ['en', 'Not only when it rains, stop work'],
    ['ja', '電源を切らないで掃除してください'],
    ['ja', '止めないで確認してください'],
    ['ja', '雨が降っても中止しない'],
    ['ja', '電源を切らないと掃除できません'],
    ['ja', '電源を切ってはいけないから待って'],
    ['ja', '使う前に教えて'],
    ['vi', 'Không tắt máy rồi dọn'],
    ['vi', 'Dù mưa cũng làm'],
    ['vi', 'Đừng tắt máy và dọn dẹp'],
    ['zh', '下雨也不停工'],
    ['zh', '不要关电源再打开'],
    ['zh', '不要等车停了再过去'],
    ['zh', '吊车停了再过去'],
    ['en', 'Enter before the foreman comes'],
    ['en', 'Clean up before the foreman comes'],
    ['de', 'Räumen Sie auf, bevor der Polier kommt'],
    ['zh', '卡车来之前检查一下'],
    ['en', 'Not until I say so'],
    ['zh', '如果电工没说就打电话'],
    ['ja', '終わっても帰らないで'],
    ['vi', 'Mưa hay không mưa thì cũng làm'],
    ['de', 'Nicht heben und tragen'],
    ['de', 'Auch wenn es regnet, arbeiten wir'],
    ['de', 'Nicht nur wenn es regnet, aufhören'],
    ['fr', "Même s'il pleut, on continue"],
    ['fr', 'Ne levez pas et ne portez pas'],
    ['it', 'Anche se piove continuiamo'],
    ['it', 'Non sollevi e porti'],
  ])('QUAL-07 refuses where the cut could change who denies what: %s %s', (from, text) => {
    expect(said(from, text)).toMatch(/^\((?:none|partial)\)$/u);
  });

  it.each<readonly [Language, string, string]>([
    ['vi', 'Leo lên rồi hãy móc dây', 'Hook on before you climb.'],
    ['vi', 'Sửa trước rồi mới ngắt điện', 'Cut the power first, then repair it.'],
    ['zh', '先包扎，再止血', 'Stop the bleeding first, then bandage it.'],
    ['de', 'Erst verbinden, dann die Blutung stillen', 'Stop the bleeding first, then bandage it.'],
    ['fr', "Réparez d'abord, puis coupez le courant", 'Cut the power first, then repair it.'],
    ['en', 'Repair it first, then cut the power', '先に電源を切ってから直してください。'],
  ])('QUAL-04 never turns what is done first and what then: %s %s', (from, text, turned) => {
    expect(said(from, text)).not.toBe(turned);
  });

  it.each<readonly [Language, string, RegExp]>([
    ['en', 'If it rains, stop work', /たら/u],
    ['en', 'If you see fire, run', /とき|たら/u],
    ['ja', '火が出たら逃げて', /^In case of fire:/u],
    ['de', 'Falls es brennt, rufen Sie einen Krankenwagen', /^In case of fire:/u],
    ['vi', 'Nếu có cháy thì chạy ra ngoài', /^In case of fire:/u],
    ['it', 'Se qualcuno si fa male, chiami l’ambulanza', /^If someone is hurt:/u],
  ])('QUAL-07 never states what was said as a condition: %s %s', (from, text, expected) => {
    expect(said(from, text)).toMatch(expected);
  });

  it.each<readonly [Language, string]>([
    ['zh', '风太大了，吊车停下'],
    ['zh', '吊车来了让开'],
    ['en', "It's too windy, stop the crane"],
    ['fr', 'Il y a trop de vent, arrêtez la grue'],
  ])('QUAL-07 makes no condition of what is so: %s %s', (from, text) => {
    const match = phrasebook.translate(text, from, other(from));
    expect(match.quality === 'phrasebook' ? match.entryIds.join(' ') : '').not.toMatch(/clause-/u);
    expect(match.quality === 'phrasebook' ? match.text : '').not.toMatch(/^(?:If|When|もし)/u);
  });

  it.each<readonly [Language, string]>([
    ['ja', '終わったら教えて'],
    ['ja', '分からなかったら聞いて'],
  ])('QUAL-07 takes 教えて and 聞いて behind a clause for telling and asking: %s %s', (from, text) => {
    expect(said(from, text, 'en')).not.toMatch(/show me|listen/iu);
  });

  it('QUAL-05 is critical when one clause is, and keeps both in its parts', () => {
    const match = phrasebook.translate('If anyone is hurt, call an ambulance', 'en', 'ja');
    expect(match.critical).toBe(true);
    expect(match.parts.map(({ source }) => source)).toEqual(['If anyone is hurt', 'call an ambulance']);
  });

  it('QUAL-06 tells no clause without what belongs to it', () => {
    expect(said('en', 'If it rains, the dwarfs are singing')).toMatch(/^\(/u);
    expect(said('ja', '雨が降ったら歌いたい気分だ')).toMatch(/^\(/u);
  });
});
