import type { Language } from '@genbatalk/contract';

/** Counters that say nothing but "pieces of": they may stand beside any thing and are chosen anew in each language. */
export const PLAIN_COUNTERS: Readonly<Record<Language, readonly string[]>> = {
  ja: '本 枚 個 こ コ ケ 台 つ 丁 挺 基 脚 着 面 機 点 膳 名 人 ヶ'.split(' '),
  vi: 'cái chiếc cây thanh tấm con viên người ống miếng sợi quả tờ khúc'.split(' '),
  zh: '个 根 块 张 把 台 只 条 片 支 件 辆 架 部 颗 顶 名 位 节 截'.split(' '),
  en: ['pieces of', 'piece of', 'sheets of', 'sheet of', 'lengths of', 'length of', 'pcs of', 'pcs'],
  de: ['Stück', 'Stk'],
  fr: ['pièces de', 'pièce de', 'morceaux de', 'feuilles de', 'pièces d'],
  it: ['pezzi di', 'pezzo di', 'fogli di', "pezzi d'"],
};

/** What stands between a measure and the thing: bags of cement, 5箱の釘. */
export const LINKS: Readonly<Record<Language, readonly string[]>> = {
  ja: ['の'],
  en: ['of', 'of the'],
  vi: [],
  zh: ['的'],
  de: [],
  fr: ['de', 'd', 'du', 'des'],
  it: ['di', 'd', 'del', 'dei', 'della'],
};
