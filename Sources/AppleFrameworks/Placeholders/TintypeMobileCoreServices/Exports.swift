// SPDX-License-Identifier: MIT

@_exported import UIKit
@_exported import UniformTypeIdentifiers

/// The identifier of images.
public let kUTTypeImage: CFString = "public.image"
/// The identifier of PNG files.
public let kUTTypePNG: CFString = "public.png"
/// The identifier of JPEG files.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// The identifier of movies.
public let kUTTypeMovie: CFString = "public.movie"
/// The identifier of videos.
public let kUTTypeVideo: CFString = "public.video"
/// The identifier of audio.
public let kUTTypeAudio: CFString = "public.audio"
/// The identifier of text.
public let kUTTypeText: CFString = "public.text"
/// The identifier of text without styles.
public let kUTTypePlainText: CFString = "public.plain-text"
/// The identifier of URLs.
public let kUTTypeURL: CFString = "public.url"
/// The identifier of URLs of files.
public let kUTTypeFileURL: CFString = "public.file-url"
/// The identifier of PDF files.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// The identifier of JSON files.
public let kUTTypeJSON: CFString = "public.json"
/// The identifier of data.
public let kUTTypeData: CFString = "public.data"
