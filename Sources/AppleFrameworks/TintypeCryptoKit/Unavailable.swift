// SPDX-License-Identifier: MIT

/// Encryption by AES.
@available(
  *, unavailable,
  message: """
    Encryption and signatures do not exist on Linux. Use #if !os(Linux), or the module Crypto of the \
    package swift-crypto.
    """
)
public enum AES {
  /// The mode GCM.
  public enum GCM {
    /// Encrypted data.
    public struct SealedBox: Sendable {}
    /// A number that is used once.
    public struct Nonce: Sendable {}
  }
}

/// Encryption by ChaCha20 with Poly1305.
@available(
  *, unavailable,
  message: """
    Encryption and signatures do not exist on Linux. Use #if !os(Linux), or the module Crypto of the \
    package swift-crypto.
    """
)
public enum ChaChaPoly {
  /// Encrypted data.
  public struct SealedBox: Sendable {}
  /// A number that is used once.
  public struct Nonce: Sendable {}
}

// Variants: 25519; Curve25519 -> P-256; P256 | P-384; P384 | P-521; P521
/// Keys of the curve 25519.
@available(
  *, unavailable,
  message: """
    Encryption and signatures do not exist on Linux. Use #if !os(Linux), or the module Crypto of the \
    package swift-crypto.
    """
)
public enum Curve25519 {
  /// Keys for key agreement.
  public enum KeyAgreement {
    /// A private key.
    public struct PrivateKey: Sendable {}
    /// A public key.
    public struct PublicKey: Sendable {}
  }
  /// Keys for signatures.
  public enum Signing {
    /// A private key.
    public struct PrivateKey: Sendable {}
    /// A public key.
    public struct PublicKey: Sendable {}
  }
}

/// Keys of the Secure Enclave.
@available(
  *, unavailable,
  message: """
    Encryption and signatures do not exist on Linux. Use #if !os(Linux), or the module Crypto of the \
    package swift-crypto.
    """
)
public enum SecureEnclave {
  /// Keys of the curve P-256.
  public enum P256 {}
}
