// SPDX-License-Identifier: MIT

extension ShapeKind {
  /// The outline in a frame, in points.
  public func path(in rect: Rect) -> Path {
    switch self {
    case .path(let path): path
    case .custom(let custom): custom.path(in: rect)
    default: Path()
    }
  }
}
