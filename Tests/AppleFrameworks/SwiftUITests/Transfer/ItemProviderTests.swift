// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import WebKit

/// Items with registered data, and cookies.
@Suite("Item providers")
@MainActor
struct ItemProviderTests {
  private final class Note: NSObject, NSItemProviderReading, NSItemProviderWriting {
    let text: String

    init(_ text: String) { self.text = text }

    static var readableTypeIdentifiersForItemProvider: [String] { [UTType.plainText.identifier] }
    static var writableTypeIdentifiersForItemProvider: [String] { [UTType.plainText.identifier] }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let note = Note(String(decoding: data, as: UTF8.self)) as? Self else {
        throw CocoaError(.coderReadCorrupt)
      }
      return note
    }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(text.utf8), nil)
      // A second answer is ignored.
      completionHandler(nil, nil)
      return nil
    }
  }

  @Test("An object is written as data, and read as another object")
  func objects() async throws {
    let provider = NSItemProvider(object: Note("hello"))
    #expect(provider.registeredTypeIdentifiers == [UTType.plainText.identifier])
    #expect(provider.canLoadObject(ofClass: Note.self))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    let text = try await withCheckedThrowingContinuation { continuation in
      provider.loadObject(ofClass: Note.self) { object, error in
        continuation.resume(
          with: (object as? Note).map { .success($0.text) }
            ?? .failure(error ?? CocoaError(.coderReadCorrupt)))
      }
    }
    #expect(text == "hello")
  }

  @Test("A file representation has the name and the extension, and is removed afterward")
  func files() async throws {
    let provider = NSItemProvider()
    provider.suggestedName = "note"
    provider.registerDataRepresentation(
      forTypeIdentifier: UTType.plainText.identifier, visibility: .all
    ) { completion in
      completion(Data("text".utf8), nil)
      return nil
    }
    let (url, text) = try await withCheckedThrowingContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: UTType.plainText.identifier) {
        url, error in
        continuation.resume(
          with: Result {
            guard let url else { throw error ?? CocoaError(.fileNoSuchFile) }
            return (url, try String(contentsOf: url, encoding: .utf8))
          })
      }
    }
    #expect(url.lastPathComponent == "note.txt" && text == "text")
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test("An error of a representation is passed on")
  func errors() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: UTType.json.identifier, visibility: .all
    ) { completion in
      completion(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    let error = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(for: .json) { _, error in
        continuation.resume(returning: error)
      }
    }
    #expect((error as? CocoaError)?.code == .fileNoSuchFile)
  }

  @Test("Cookies are stored, replaced and removed, and observers are informed")
  func cookies() async throws {
    final class Observer: NSObject, WKHTTPCookieStoreObserver {
      var count = 0
      func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { count += 1 }
    }
    let (store, observer) = (WKWebsiteDataStore.nonPersistent().httpCookieStore, Observer())
    store.add(observer)
    func cookie(_ value: String) throws -> HTTPCookie {
      let properties: [HTTPCookiePropertyKey: Any] = [
        .domain: "example.com", .path: "/", .name: "a", .value: value,
      ]
      let cookie = HTTPCookie(properties: properties)
      return try #require(cookie)
    }
    try await store.setCookie(cookie("1"))
    try await store.setCookie(cookie("2"))
    #expect(await store.allCookies().map(\.value) == ["2"])
    try await store.deleteCookie(cookie("2"))
    #expect(await store.allCookies().isEmpty && observer.count == 3)
  }

  @Test("A web view stores the location of its data")
  func webView() throws {
    let view = WKWebView(frame: .zero)
    let url = try #require(URL(string: "https://example.com/"))
    view.load(Data(), mimeType: "text/html", characterEncodingName: "utf-8", baseURL: url)
    #expect(view.url == url && view.backForwardList.backItem == nil)
  }
}
