/** The settings in words, for `--check-config`: what was chosen, and of secrets only that they are there. */

import type { ServeSettings, StoreSetting } from './settings.ts';

/** The settings in words, without secrets. */
export function describeSettings(settings: ServeSettings): readonly string[] {
  const {
    port,
    host,
    production,
    store,
    vaultKeys,
    devKey,
    keyPerMinute,
    adminKey,
    egressAllow,
    log,
    siteFolder,
    app,
  } = settings;
  const place =
    store.kind === 'sqlite' ? `sqlite:${store.file}` : store.kind === 'memory' ? 'memory' : withoutSecrets(store.url);
  return [
    `listen          ${host}:${port}`,
    `mode            ${production ? 'production' : 'development'}`,
    `store           ${place}`,
    `vault           ${vaultKeys === null ? VAULT_OF[store.kind] : `${vaultKeys.length} key(s) given`}`,
    ...(production
      ? []
      : [`development key ${devKey === null ? 'made at the first start' : 'the one in KHAGOL_DEV_KEY'}`]),
    ...(production ? [] : [`its rate        ${keyPerMinute ?? 'its plan’s'} calls a minute`]),
    `admin           ${adminKey === null ? 'closed' : 'open to the holder of KHAGOL_ADMIN_KEY'}`,
    `egress          ${egressAllow === '' ? 'public addresses only' : `public addresses, and ${egressAllow}`}`,
    `keyless calls   ${app.addressPerMinute} a minute and address`,
    `proxies         ${app.trustedProxies} believed`,
    `origins         ${app.corsOrigins?.length ? app.corsOrigins.join(', ') : 'none'}`,
    `tier fast       ${app.fastRequiresPlan === true ? 'needs the plan Business' : 'open to every plan'}`,
    `payment links   ${app.purchaseUrl ?? 'usual'}, ${app.upgradeUrl ?? 'usual'}`,
    `page            ${siteFolder ?? 'where the build puts it'}`,
    `log             ${log}`,
  ];
}

const VAULT_OF: Readonly<Record<StoreSetting['kind'], string>> = {
  sqlite: 'a key kept beside the store',
  memory: 'a key that ends with the process',
  postgres: 'none',
};

/** Host and database alone. What cannot be taken apart is not shown: a password with an @ or a / in it ends where nobody looks for it. */
function withoutSecrets(url: string): string {
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: '', pathname: '' };
  return `postgres://…@${/^[\w.:[\]-]*$/.test(host) && !pathname.includes('@') ? `${host}${pathname}` : '…'}`;
}
