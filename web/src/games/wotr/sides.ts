/** The sides of War of the Ring: with more than two players the Shadow has two. */

export const SHADOW = ["shadow", "witch-king", "saruman"];
export const isShadow = (side: string) => SHADOW.includes(side);
