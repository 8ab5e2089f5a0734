// SPDX-License-Identifier: MIT

/// What stores read from environment variables.
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

  /// The value of a variable that is set and not empty.
  func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The address in `TINTYPE_STORE`.
  var address: String? { value("TINTYPE_STORE") }

  /// The variables of a program that gets its credentials in another way.
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

/// How a request to a server is authorized.
enum Authorization: Hashable, Sendable {
  case none
  case token(String)
  case user(String, password: String)
  /// AWS Signature Version 4.
  case signature(key: String, secret: String, session: String?, region: String)

  /// The credentials for a store whose address is in the environment.
  ///
  /// An address in a file could have been changed by anyone who opens a pull request, and would get
  /// the credentials of the machine that tests it.
  init(ofStoreIn environment: StoreEnvironment, isAddressTrusted: Bool) {
    self = .none
    guard isAddressTrusted else { return }
    if let token = environment.value("TINTYPE_STORE_TOKEN") {
      self = .token(token)
    } else if let user = environment.value("TINTYPE_STORE_USER") {
      self = .user(user, password: environment.value("TINTYPE_STORE_PASSWORD") ?? "")
    }
  }

  /// The credentials of AWS; a signature does not tell the secret.
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

  /// Whether a server could learn a credential from a request.
  var isSecretSent: Bool {
    switch self {
    case .none, .signature: false
    case .token, .user: true
    }
  }
}

extension StoreEnvironment {
  /// The region of AWS; `us-east-1` by default.
  var region: String { value("AWS_REGION") ?? value("AWS_DEFAULT_REGION") ?? "us-east-1" }
}
