import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from '../../scripts/chromium.ts';

/** What the browser's tools tell (DevTools protocol), as far as it is read here. */
interface Told {
  sessionId: string;
  targetInfo: { targetId: string; type: string; subtype?: string };
  /** How far a page is that is opened ahead. */
  status: string;
  request: { url: string };
}

/** What they answer, as far as it is read here. */
interface Answer {
  targetId: string;
  sessionId: string;
  result: { value: unknown };
  exceptionDetails?: { text: string; exception?: { description: string } };
}

/** One of their messages, with the page that it is about. */
interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params: Told;
  result: Answer;
  error?: { message: string };
}

/** One tab of a browser as visitors have it. Playwright's own opens no page ahead: whoever watches single pages switches that off, and only who watches tabs does not. */
export interface BareTab {
  /** Everything that the tab's pages have told, in its order. */
  told: readonly Message[];
  /** Addresses that a page which is opened ahead has asked for, from its first request on. */
  askedAhead: () => string[];
  /** Evaluates an expression in the page that is shown, or in the one that is opened ahead. */
  evaluate: <Value>(expression: string, ahead?: boolean) => Promise<Value>;
  open: (url: string) => Promise<void>;
  /** Points at what a selector finds; it is pressed as well when `press` is set. */
  pointAt: (selector: string, press?: boolean) => Promise<void>;
  close: () => Promise<void>;
}

const EVENTS = ['Page', 'Runtime', 'Network', 'Preload'];

/** Starts a browser of its own with one tab. */
export async function openBareTab(): Promise<BareTab> {
  const folder = await mkdtemp(join(tmpdir(), 'browser-'));
  const options = ['--headless=new', '--no-sandbox', '--no-first-run', '--window-size=1280,900', '--remote-debugging-port=0'];
  const browser = spawn(findChromium()!, [...options, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(browser, 'exit');
  const { told, send } = await connect(await addressOf(browser.stderr));
  const pages: { sessionId: string; targetId: string; ahead: boolean }[] = [];
  const page = (ahead = false) => pages.findLast((known) => known.ahead === ahead)!.sessionId;

  told.listen(({ method, params }) => {
    if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page') {
      const { sessionId, targetInfo } = params;
      pages.push({ sessionId, targetId: targetInfo.targetId, ahead: targetInfo.subtype === 'prerender' });
      // A page that is opened ahead may be given up before it hears of this.
      const tell = (command: string) => send(command, {}, sessionId).catch(() => {});
      for (const domain of EVENTS) void tell(`${domain}.enable`);
      void tell('Runtime.runIfWaitingForDebugger');
    }
    if (method === 'Target.targetInfoChanged')
      for (const known of pages)
        if (known.targetId === params.targetInfo.targetId) known.ahead = params.targetInfo.subtype === 'prerender';
  });
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId: tab } = await send('Target.attachToTarget', { targetId, flatten: true });
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, tab);

  const evaluate = async <Value>(expression: string, ahead = false): Promise<Value> => {
    const { result, exceptionDetails } = await send(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      page(ahead),
    );
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Value;
  };
  return {
    told: told.all,
    askedAhead: () => {
      const ahead = new Set(pages.slice(1).map(({ sessionId }) => sessionId));
      const asked = told.all.filter(
        ({ method, sessionId = '' }) => method === 'Network.requestWillBeSent' && ahead.has(sessionId),
      );
      return asked.map(({ params }) => params.request.url);
    },
    evaluate,
    open: async (url) => {
      const loaded = told.next('Page.loadEventFired');
      await send('Page.navigate', { url }, page());
      await loaded;
    },
    pointAt: async (selector, press = false) => {
      const [x, y] = await evaluate<[number, number]>(`(async () => {
        const element = document.querySelector(${JSON.stringify(selector)});
        // Once it stands still: what is above it may still be getting its height.
        for (let last = NaN; ; ) {
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const { x, y, width, height } = element.getBoundingClientRect();
          if (y === last) return [x + width / 2, y + height / 2];
          last = y;
        }
      })()`);
      const mouse = (type: string, button: string) =>
        send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }, page());
      await mouse('mouseMoved', 'none');
      if (!press) return;
      await mouse('mousePressed', 'left');
      await mouse('mouseReleased', 'left');
    },
    close: async () => {
      await send('Browser.close', {});
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /^DevTools listening on (\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('the browser did not start');
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const all: Message[] = [];
  const listeners = new Set<(message: Message) => void>();
  const waiting = new Map<number, (answer: Message) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) return waiting.get(message.id)?.(message);
    all.push(message);
    for (const listener of listeners) listener(message);
  });
  const send = async (method: string, params: object, sessionId?: string): Promise<Answer> => {
    const id = (last += 1);
    const { result, error } = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  const next = (method: string) =>
    new Promise<void>((resolve) => {
      const listener = (message: Message) => {
        if (message.method !== method) return;
        listeners.delete(listener);
        resolve();
      };
      listeners.add(listener);
    });
  return { told: { all, listen: (listener: (message: Message) => void) => listeners.add(listener), next }, send };
}
