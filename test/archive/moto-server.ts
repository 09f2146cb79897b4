/**
 * A bucket that somebody else wrote: moto's server (Apache-2.0, pip), which imitates Amazon's storage and, where it is told to, checks each
 * signature with botocore. It reads the escapes of a query before it checks, so that a list cannot be checked there; botocore itself can.
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { Signable } from '../../packages/server/src/serve/blobs/signature-v4.ts';

/** Whether it is installed here. */
export function hasMoto(): boolean {
  return spawnSync('moto_server', ['--help'], { stdio: 'ignore' }).status === 0;
}

export interface MotoServer {
  readonly endpoint: string;
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
  /** A fresh bucket of that name. */
  bucket(name: string, more?: { readonly versioned?: boolean; readonly checked?: boolean }): Promise<void>;
  stop(): void;
}

/** Starts it with one user who may use the storage. */
export async function startMoto(): Promise<MotoServer> {
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const child = spawn('moto_server', ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  await answering(endpoint, child);
  const iam = (query: string): Promise<string> =>
    fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization:
          'AWS4-HMAC-SHA256 Credential=a/20261122/us-east-1/iam/aws4_request, SignedHeaders=host, Signature=b',
      },
      body: `${query}&Version=2010-05-08`,
    }).then((answer) => answer.text());
  await iam('Action=CreateUser&UserName=khagol');
  const policy = { Version: '2012-10-17', Statement: [{ Effect: 'Allow', Action: 's3:*', Resource: '*' }] };
  await iam(
    `Action=PutUserPolicy&UserName=khagol&PolicyName=all&PolicyDocument=${encodeURIComponent(JSON.stringify(policy))}`,
  );
  const made = await iam('Action=CreateAccessKey&UserName=khagol');
  const member = (name: string): string => new RegExp(`<${name}>([^<]+)</${name}>`).exec(made)?.[1] as string;
  const checking = async (calls: number): Promise<void> => {
    await fetch(`${endpoint}/moto-api/reset-auth`, { method: 'POST', body: String(calls) });
  };
  return {
    endpoint,
    keyId: member('AccessKeyId'),
    secret: member('SecretAccessKey'),
    region: 'us-east-1',
    bucket: async (name, { versioned = false, checked = false } = {}) => {
      await checking(1_000_000);
      await fetch(`${endpoint}/${name}`, { method: 'PUT' });
      if (versioned)
        await fetch(`${endpoint}/${name}?versioning`, {
          method: 'PUT',
          body: '<VersioningConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Status>Enabled</Status></VersioningConfiguration>',
        });
      if (checked) await checking(0);
    },
    stop: () => {
      child.kill('SIGKILL');
    },
  };
}

async function answering(endpoint: string, child: ChildProcess): Promise<void> {
  for (let i = 0; i < 200 && child.exitCode === null; i += 1) {
    if (
      await fetch(`${endpoint}/moto-api/`).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('moto did not start');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const BOTOCORE = `
import json, sys
from botocore.auth import S3SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials
told = json.load(sys.stdin)
auth = S3SigV4Auth(Credentials(told['keyId'], told['secret']), 's3', told['region'])
for one in told['requests']:
    request = AWSRequest(method=one['method'], url=one['url'], headers=one['headers'])
    request.context['timestamp'] = one['headers']['x-amz-date']
    print(auth.signature(auth.string_to_sign(request, auth.canonical_request(request)), request))
`;

/** What botocore signs such requests with; their headers carry date and hash already. */
export function botocoreSignatures(
  credentials: { readonly keyId: string; readonly secret: string; readonly region: string },
  requests: readonly (Pick<Signable, 'method' | 'headers'> & { readonly url: string })[],
): readonly string[] {
  const { stdout, status } = spawnSync('python3', ['-c', BOTOCORE], {
    input: JSON.stringify({ ...credentials, requests }),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error('botocore did not answer');
  return stdout.trim().split('\n');
}
