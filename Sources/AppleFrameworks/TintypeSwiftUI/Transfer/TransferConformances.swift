// SPDX-License-Identifier: MIT

import Foundation

/// A representation of values that are transferred within the app only.
struct ValueRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
  typealias Body = Never

  let contentType: UTType

  var primitiveConverters: [TransferConverter] { [TransferConverter(contentType: contentType)] }
}

extension String: Transferable {
  /// The representation as text in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
    DataRepresentation(importedContentType: .text) { String(decoding: $0, as: UTF8.self) }
  }
}

extension Data: Transferable {
  /// The representation as data of any type.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// The representation as a URL.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: { data in
      let string = String(decoding: data, as: UTF8.self)
      guard let url = URL(string: string) else { throw URLError(.badURL) }
      return url
    }
  }
}

extension AttributedString: Transferable {
  /// The representation as an attributed text, and as its characters.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}

extension Image: Transferable {
  /// The representation as an image, which is transferred within the app only.
  public static var transferRepresentation: some TransferRepresentation {
    ValueRepresentation<Image>(contentType: .image)
  }
}

extension Color: Transferable {
  /// The representation as a color, which is transferred within the app only.
  public static var transferRepresentation: some TransferRepresentation {
    ValueRepresentation<Color>(contentType: UTType(exportedAs: "com.apple.uikit.color"))
  }
}
