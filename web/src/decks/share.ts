/** A deck in a link: its list, packed. What stands behind the # of an address is never sent to a server. */

const toBytes = async (stream: ReadableStream) => new Uint8Array(await new Response(stream).arrayBuffer());

export async function packed(text: string): Promise<string> {
  const bytes = await toBytes(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text of a link; raises an error for one that is damaged or unpacks to more than a list. */
export async function unpacked(word: string): Promise<string> {
  const bytes = Uint8Array.from(atob(word.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const pieces: BlobPart[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > 200_000) throw new Error("too long");
    pieces.push(next.value as BlobPart);
  }
  return new Blob(pieces).text();
}
