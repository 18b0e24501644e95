/** Web push: the browser is told although the page is closed. */

import { addDevice, removeDevices } from "./api";

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

export async function pushHere(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.register("/push-worker.js");
  await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  await addDevice(endpoint ?? "", { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
}

export async function pushNoMore(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration("/push-worker.js");
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await removeDevices();
}
