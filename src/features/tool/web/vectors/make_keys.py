"""Vectors for keys: the packages bcrypt and cryptography, and OpenSSL's own command for SM2. See README.md."""
import base64, subprocess, tempfile
from pathlib import Path

import bcrypt
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding, rsa

from common import ODD, ORDINARY, save

V = {}
PASSWORDS = [p for p in ORDINARY + ODD if len(p.encode()) <= 72 and '\x00' not in p and '\ud800' not in p] + ['x' * 72, 'U*U', 'U*U*U']
# Four rounds, so that the tests are quick; each kind of mark that is in use.
V['bcrypt'] = [[[password, bcrypt.hashpw(password.encode(), bcrypt.gensalt(4, prefix=mark)).decode()], True] for password, mark in zip(PASSWORDS, [b'2a', b'2b'] * 20)]
V['bcrypt'] += [[[password + '!', hashed], False] for (password, hashed), _ in V['bcrypt'][:8] if len(password) < 70]

TEXTS = [t for t in ORDINARY + ODD if len(t.encode()) <= 60]
key = rsa.generate_private_key(65537, 1024)
private = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.TraditionalOpenSSL, serialization.NoEncryption()).decode()
modern = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()).decode()
public = key.public_key().public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo).decode()
oaep = lambda h: padding.OAEP(padding.MGF1(h), h, None)
b64 = lambda b: base64.b64encode(b).decode()
V['rsa'] = [[[t, private if n % 2 else modern, public, {'oaep256': b64(key.public_key().encrypt(t.encode(), oaep(hashes.SHA256()))), 'oaep1': b64(key.public_key().encrypt(t.encode(), oaep(hashes.SHA1()))),
                                                       'pkcs1': b64(key.public_key().encrypt(t.encode(), padding.PKCS1v15()))}],
             {h: b64(key.sign(t.encode(), padding.PKCS1v15(), a)) for h, a in (('SHA-256', hashes.SHA256()), ('SHA-1', hashes.SHA1()), ('SHA-512', hashes.SHA512()))}] for n, t in enumerate(TEXTS)]

with tempfile.TemporaryDirectory() as folder:
    run = lambda *words, **more: subprocess.run(['openssl', *words], cwd=folder, check=True, capture_output=True, **more).stdout
    run('ecparam', '-genkey', '-name', 'SM2', '-noout', '-out', 'key.pem')
    run('pkey', '-in', 'key.pem', '-pubout', '-out', 'pub.pem')
    numbers = bytes.fromhex(''.join(run('ec', '-in', 'key.pem', '-outform', 'DER').hex()))
    secret, point = numbers[7:39].hex(), numbers[-65:].hex()
    def number(der, at):
        # An INTEGER of DER as 32 bytes.
        size = der[at + 1]
        return der[at + 2:at + 2 + size].lstrip(b'\0').rjust(32, b'\0'), at + 2 + size
    pairs = []
    for text in TEXTS:
        if text == '': continue
        Path(folder, 'in').write_bytes(text.encode())
        der = run('pkeyutl', '-encrypt', '-pubin', '-inkey', 'pub.pem', '-in', 'in')
        at = 2 if der[1] < 128 else 2 + (der[1] & 127)
        x, at = number(der, at)
        y, at = number(der, at)
        digest, at = der[at + 2:at + 34], at + 34
        body = der[at + 2:] if der[at + 1] < 128 else der[at + 2 + (der[at + 1] & 127):]
        signature = run('pkeyutl', '-sign', '-inkey', 'key.pem', '-rawin', '-digest', 'sm3', '-pkeyopt', 'distid:1234567812345678', '-in', 'in').hex()
        pairs.append([[text, secret, point, '04' + (x + y + digest + body).hex(), signature], [text, True]])
    V['sm2'] = pairs

save('keys', V)
