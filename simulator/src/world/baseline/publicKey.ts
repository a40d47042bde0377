/**
 * The provider's public key, RSA of 2048 bits as SPKI in Base64. The private key was deleted, so the data cannot be
 * decrypted.
 */
export const publicKey = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAhwYEqNTRaP1JH80as7tLbw+LIkTKs1Yi6DwTbpS7GbkJxIFQ7wNd47EI',
  '6W4VyGjQ4cChVh/x1c7oHYF1SzTgRq/mjmIC9Xcb1zdvFj/jIqkUIjoZkL0bscAaUfaC5bTr7SVNLgxNoXmQx5aqqyMeiMDHhXGb',
  '81JXXUgyRNucYnwGYdbTuMIG1BoydLFWZW104BpOHU28EGplYviyJzrYWDbs7efJ627bDmwQvkqKJMQwlXu9AY0DAKtbsSiPs+A6',
  'WB00ReuEsKRbYNapSnITff6YJZhWw8UBEUY+0kl6U8AMb3bikdTPwMyx7pOL/CY7Mdz0uK+Vipg5bcoIKhhfPQIDAQAB',
].join('');
