/** `中文=a b c`: English words that say the same as Chinese ones of the tables (`甲+乙`: both); `_` stands for a space. */
const SAME = `动作=action 喜剧=comedy comedies funny 爱情=romance romances romantic love_story love_stories 恐怖=horror horrors scary ghost zombie zombies
悬疑=mystery mysteries suspense 侦探=detective 惊悚=thriller thrillers 犯罪=crime gangster mafia 战争=war wwii world_war 历史=history historical 奇幻=fantasy
科幻=science_fiction sci_fi space cyberpunk 冒险=adventure adventures 纪录片=documentary documentaries docuseries 家庭=family 儿童=kids children toddlers
歌舞=musical musicals 音乐=music 运动=sports sport 西部=western westerns 传记=biography biographical biopic biopics 剧情=drama dramas
超级英雄=superhero superheroes 武打=martial_arts kung_fu kungfu 武侠=wuxia 仙侠=xianxia 间谍=spy espionage 灾难=disaster apocalypse apocalyptic
医疗=medical 律政=legal courtroom 校园=school high_school campus 美食=food cooking 旅行=travel road 真人秀=reality reality_show reality_shows 脱口秀=talk_show talk_shows
同性=lgbtq gay queer 机甲=mecha 日常=slice_of_life 治愈=healing heartwarming 青春=coming_of_age teen 古装=costume 吸血鬼=vampire vampires 怪兽=monster monsters 烧脑=mind_bending
国产=chinese china mainland mainland_chinese 香港=hong_kong hongkong hk cantonese 台湾=taiwan taiwanese 美国=american america usa 好莱坞=hollywood 韩国=korean korea south_korean
日本=japanese japan 英国=british britain uk england 法国=french france 德国=german germany 意大利=italian italy 西班牙=spanish spain 印度=indian india 宝莱坞=bollywood
泰国=thai thailand 俄罗斯=russian russia 苏联=soviet 加拿大=canadian canada 澳大利亚=australian australia 土耳其=turkish turkey 伊朗=iranian iran 瑞典=swedish sweden 丹麦=danish denmark
挪威=norwegian norway 波兰=polish poland 墨西哥=mexican mexico 巴西=brazilian brazil 欧洲=european europe 北欧=nordic scandinavian 东南亚=southeast_asian 外国=foreign
电影=movie movies film films feature_film 电视剧=tv_series tv_show tv_shows tv_drama tv_dramas series miniseries 综艺=variety variety_show variety_shows
动漫=anime animes cartoon cartoons 动画=animation animations animated 情景喜剧=sitcom sitcoms 短片=short_film short_films shorts
韩剧=kdrama kdramas k-drama k-dramas 国产+电视剧=cdrama cdramas c-drama c-dramas 日剧=jdrama jdramas j-drama j-dramas
完结=completed finished complete 更新中=ongoing airing 高分=best highly_rated top_rated high_rated must_watch must_see masterpiece masterpieces acclaimed
经典=classic classics 冷门=underrated hidden_gem hidden_gems obscure 热门=popular trending hot
的=the a an of from in with about and or for to some any good great nice list top recommend recommended recommendation recommendations me please watch find want i what which are is something anything shows`;

/** After where it comes from a drama is a series: korean drama. */
const PLACES = '韩国 国产 日本 泰国 台湾 香港 英国 美国 土耳其'.split(' ');

/** English words with the Chinese one that says the same. */
export function englishWords(): [english: string, chinese: string][] {
  let meant = '';
  const pairs = SAME.split(/\s+/).map((entry): [string, string] => {
    const [left = '', right] = entry.split('=');
    if (right !== undefined) meant = left;
    return [(right ?? left).replaceAll('_', ' '), meant];
  });
  const dramas = pairs
    .filter(([, chinese]) => PLACES.includes(chinese))
    .flatMap(([place, chinese]) =>
      ['drama', 'dramas'].map((drama): [string, string] => [`${place} ${drama}`, `${chinese}+电视剧`]),
    );
  return [...pairs, ...dramas];
}
