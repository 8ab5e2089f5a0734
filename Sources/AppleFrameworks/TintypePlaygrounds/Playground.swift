// SPDX-License-Identifier: MIT

/// Declares code that Xcode runs beside its source, and that does not run here.
@freestanding(declaration)
public macro Playground(
  _ name: String? = nil, body: @escaping @MainActor @Sendable () async throws -> Void
) = #externalMacro(module: "TintypeMacros", type: "ModelOptionMacro")
