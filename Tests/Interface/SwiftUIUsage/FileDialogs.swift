// SPDX-License-Identifier: MIT

import SwiftUI
import UniformTypeIdentifiers

struct FileDialogUsage: View {
  @State private var isPresented = false
  @State private var urls: [URL] = []

  var body: some View {
    Text("one")
      .fileImporter(isPresented: $isPresented, allowedContentTypes: [.json]) { result in
        if case .success(let url) = result { urls = [url] }
      }
    Text("many")
      .fileImporter(
        isPresented: $isPresented,
        allowedContentTypes: [.init(filenameExtension: "backup") ?? .json],
        allowsMultipleSelection: true
      ) { result in
        switch result {
        case .success(let urls): self.urls = urls
        case .failure(let error): print(error.localizedDescription)
        }
      }
      .fileDialogMessage("Choose a backup").fileDialogConfirmationLabel("Import")
      .fileDialogDefaultDirectory(urls.first)
    Text("move")
      .fileMover(isPresented: $isPresented, file: urls.first) { _ in }
      .fileMover(isPresented: $isPresented, files: urls) { _ in
      } onCancellation: {
      }
  }
}
