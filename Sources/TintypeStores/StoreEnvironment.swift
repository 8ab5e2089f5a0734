// SPDX-License-Identifier: MIT

/// The environment variables that stores read.
struct StoreEnvironment: Sendable {
  /// The variables.
  let variables: [String: String]
  /// The seconds without progress after which a transfer ends.
  let stallLimit: Int

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - variables: The variables.
  ///   - stallLimit: The seconds without progress after which a transfer ends.
  init(_ variables: [String: String], stallLimit: Int) {
    self.variables = variables
    self.stallLimit = stallLimit
  }

  /// Returns the value of a variable that is set and not empty.
  func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The address in `TINTYPE_STORE`.
  var address: String? { value("TINTYPE_STORE") }

  /// The variables for a program that receives its credentials in another way.
  var withoutCredentials: [String: String] {
    let names = [
      "PATH", "HOME", "TMPDIR", "http_proxy", "https_proxy", "HTTPS_PROXY", "no_proxy", "NO_PROXY",
      "ALL_PROXY", "all_proxy", "SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE",
    ]
    var kept = variables.filter { names.contains($0.key) }
    kept["LC_ALL"] = "C"
    return kept
  }
}

/// The authorization of a request to a server.
enum Authorization: Hashable, Sendable {
  case none
  case token(String)
  case user(String, password: String)
  /// AWS Signature Version 4.
  case signature(key: String, secret: String, session: String?, region: String)

  /// Creates the credentials for a store whose address is in the environment.
  ///
  /// An address in a file is not trusted: the author of a pull request could change it, and
  /// would receive the credentials of the CI machine.
  init(ofStoreIn environment: StoreEnvironment, isAddressTrusted: Bool) {
    self = .none
    guard isAddressTrusted else { return }
    if let token = environment.value("TINTYPE_STORE_TOKEN") {
      self = .token(token)
    } else if let user = environment.value("TINTYPE_STORE_USER") {
      self = .user(user, password: environment.value("TINTYPE_STORE_PASSWORD") ?? "")
    }
  }

  /// Creates AWS credentials; a signature does not reveal the secret.
  init(ofAWSIn environment: StoreEnvironment) {
    guard let key = environment.value("AWS_ACCESS_KEY_ID"),
      let secret = environment.value("AWS_SECRET_ACCESS_KEY")
    else {
      self = .none
      return
    }
    self = .signature(
      key: key, secret: secret, session: environment.value("AWS_SESSION_TOKEN"),
      region: environment.region)
  }

  /// A Boolean value that indicates whether a request contains a secret that the server can read.
  var isSecretSent: Bool {
    switch self {
    case .none, .signature: false
    case .token, .user: true
    }
  }
}

extension StoreEnvironment {
  /// The AWS region; `us-east-1` by default.
  var region: String { value("AWS_REGION") ?? value("AWS_DEFAULT_REGION") ?? "us-east-1" }
}
